import { readFileSync } from 'node:fs';
import { inRoot } from '../../product/folders';
import { ofFiles, ofPlaces } from './of-files';
import { ofLanguage, ofMeaning } from './of-language';
import { ofMarkup } from './of-markup';
import { ofNumbers } from './of-numbers';
import { ofTerms } from './of-terms';
import { escapes, escapesInFile, tryDefect, tryFileDefect } from './trials';

const page = readFileSync(inRoot('docs', 'translation-checks.md'), 'utf8');
const rowOf = (name: string) => page.split('\n').find((line) => line.startsWith(`| ${name} `)) ?? '';
const found = [...ofTerms, ...ofNumbers, ...ofMarkup, ...ofLanguage];

describe('Seeded defects', () => {
  it.each(found.map((defect) => [defect.name, defect] as const))(
    'are found: %s [TERMS-2, TERMS-8]',
    (name, defect) => {
      const trial = tryDefect(defect);
      expect(trial.missed).toEqual([]);
      expect(trial.found).toBeGreaterThan(0);
      expect(rowOf(name)).toContain('| every one ');
    },
  );

  it.each(ofFiles.map((defect) => [defect.name, defect] as const))(
    'are found: %s [TERMS-2, TERMS-8]',
    (name, defect) => {
      const trial = tryFileDefect(defect);
      expect(trial.missed).toEqual([]);
      expect(trial.found).toBeGreaterThan(0);
      expect(rowOf(name)).toContain('| every one ');
    },
  );

  it.each(ofMeaning.map((defect) => [defect.name, defect] as const))(
    'are not found for sure, and said to be so: %s',
    (name, defect) => {
      expect(escapes(defect)).toBe(true);
      expect(rowOf(name)).toContain('| not surely ');
    },
  );

  it.each(ofPlaces.map((defect) => [defect.name, defect] as const))(
    'are not found for sure, and said to be so: %s',
    (name, defect) => {
      expect(escapesInFile(defect)).toBe(true);
      expect(rowOf(name)).toContain('| not surely ');
    },
  );

  it('stand on the page with their number, and nothing else does', () => {
    const rows = page.split('\n').filter((line) => /\| (?:every one|not surely) /.test(line));
    expect(rows).toHaveLength(found.length + ofFiles.length + ofMeaning.length + ofPlaces.length);
  });
});
