import { readFileSync } from 'node:fs';
import { inRoot } from '../../product/folders';
import { handCellsOf, handRows, handRowsByLanguage, total, trials } from './by-hand-rows';

const documentation = readFileSync(inRoot('docs', 'translation-checks.md'), 'utf8').split('\n');

/** The first cells of the row that begins with a name. */
const documented = (name: string, cells: number): string[] =>
  (documentation.find((line) => line.startsWith(`| ${name} `)) ?? '')
    .split('|')
    .slice(1, cells + 1)
    .map((cell) => cell.trim());

describe('Wrong translations made by hand', () => {
  it('are many, and as many in each language', () => {
    expect(total.counts.open.of + total.counts.sealed.of).toBeGreaterThanOrEqual(330);
    expect(handRowsByLanguage.filter(({ counts }) => counts.open.of + counts.sealed.of < 33)).toEqual([]);
  });

  it('stand for texts that are shipped, and differ from them', () => {
    const gone = trials.filter(({ position }) => !position);
    const same = trials.filter(({ position, text }) => position?.translation === text);
    expect([...gone, ...same].map(({ language, key }) => `${language} ${key}`)).toEqual([]);
  });

  it('stand for critical texts; one does so no longer, and is counted as what the desk shows about it', () => {
    const uncritical = trials.filter(({ isCritical }) => !isCritical);
    const toLine = ({ language, key, findings }: (typeof trials)[number]) =>
      [language, key, ...findings.map(({ code }) => code)].join(' ');
    expect(uncritical.map(toLine)).toEqual(['es-MX privacy.sent.consultation length.short']);
  });

  it('are each made once', () => {
    const names = trials.map(({ language, text }) => `${language} ${text}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(['sealed', 'later'] as const)(
    'are caught, at least four of five that are %s [TERMS-10]',
    (part) => {
      const { caught, of } = total.counts[part];
      expect(caught / of).toBeGreaterThanOrEqual(0.8);
    },
  );

  it.each(handRowsByLanguage)('are caught, at least two of three in every language: $name', ({ counts }) => {
    const { sealed, later } = counts;
    expect((sealed.caught + later.caught) / (sealed.of + later.of)).toBeGreaterThanOrEqual(2 / 3);
  });

  it.each(handRows)(
    'are counted in the documentation, which “npm run words -- tables” writes: $name',
    (row) => {
      const cells = handCellsOf(row);
      expect(documented(row.name, cells.length)).toEqual(cells);
    },
  );
});
