import { readFileSync } from 'node:fs';
import { inRoot } from '../../product/folders';
import { cellsOf, rowsByKind, rowsByLanguage } from './meaning-rows';

const documentation = readFileSync(inRoot('docs', 'translation-checks.md'), 'utf8').split('\n');

/** The first three cells of the row that begins with a name. */
const documented = (name: string): string[] =>
  (documentation.find((line) => line.startsWith(`| ${name} `)) ?? '')
    .split('|')
    .slice(1, 4)
    .map((cell) => cell.trim());

describe('Seeded defects of meaning in critical texts', () => {
  it('are many, in every language', () => {
    expect(rowsByKind.reduce((sum, { of }) => sum + of, 0)).toBeGreaterThanOrEqual(300);
    expect(rowsByLanguage.filter(({ of }) => of < 30)).toEqual([]);
  });

  it.each(rowsByLanguage)('are caught in $name, at least four of five', ({ caught, of }) => {
    expect(caught / of).toBeGreaterThanOrEqual(0.8);
  });

  it.each([...rowsByKind, ...rowsByLanguage])(
    'are counted in the documentation, which “npm run words -- tables” writes: $name',
    (row) => {
      expect(documented(row.name)).toEqual(cellsOf(row));
    },
  );
});

describe('Findings about the shipped texts', () => {
  it.each(rowsByLanguage)(
    'are about at most 2 % of the critical texts in $name [TERMS-10]',
    ({ reported, texts }) => {
      expect(texts).toBeGreaterThan(300);
      expect(reported / texts).toBeLessThanOrEqual(0.02);
    },
  );
});
