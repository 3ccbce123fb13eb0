import { readFileSync } from 'node:fs';
import { inRoot } from '../../product/folders';
import { fileDefects, undetectableFileDefects } from './file-defects';
import { languageDefects, undetectableDefects } from './language-defects';
import { markupDefects } from './markup-defects';
import { numberDefects } from './number-defects';
import { termDefects } from './term-defects';
import { escapes, escapesInFile, tryDefect, tryFileDefect } from './trials';

const documentation = readFileSync(inRoot('docs', 'translation-checks.md'), 'utf8');
const rowOf = (name: string) => documentation.split('\n').find((line) => line.startsWith(`| ${name} `)) ?? '';
const findable = [...termDefects, ...numberDefects, ...markupDefects, ...languageDefects];

describe('Seeded defects', () => {
  it.each(findable.map((defect) => [defect.name, defect] as const))(
    'are found: %s [TERMS-2, TERMS-8]',
    (name, defect) => {
      const trial = tryDefect(defect);
      expect(trial.missed).toEqual([]);
      expect(trial.found).toBeGreaterThan(0);
      expect(rowOf(name)).toContain('| every one ');
    },
  );

  it.each(fileDefects.map((defect) => [defect.name, defect] as const))(
    'are found: %s [TERMS-2, TERMS-8]',
    (name, defect) => {
      const trial = tryFileDefect(defect);
      expect(trial.missed).toEqual([]);
      expect(trial.found).toBeGreaterThan(0);
      expect(rowOf(name)).toContain('| every one ');
    },
  );

  it.each(undetectableDefects.map((defect) => [defect.name, defect] as const))(
    'are documented as not reliably found: %s',
    (name, defect) => {
      expect(escapes(defect)).toBe(true);
      expect(rowOf(name)).toContain('| not surely ');
    },
  );

  it.each(undetectableFileDefects.map((defect) => [defect.name, defect] as const))(
    'are documented as not reliably found: %s',
    (name, defect) => {
      expect(escapesInFile(defect)).toBe(true);
      expect(rowOf(name)).toContain('| not surely ');
    },
  );

  it('are all listed in docs/translation-checks.md, and nothing else is', () => {
    const rows = documentation.split('\n').filter((line) => /\| (?:every one|not surely) /.test(line));
    expect(rows).toHaveLength(
      findable.length + fileDefects.length + undetectableDefects.length + undetectableFileDefects.length,
    );
  });
});
