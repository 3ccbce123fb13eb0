import { readFileSync } from 'node:fs';
import { inRoot } from '../../product/folders';
import { translatedLanguages } from '../locales';
import { meaningDefects } from './meaning-defects';
import { criticalTextsIn, meaningFindings, tryMeaningDefects } from './meaning-trials';

const documentation = readFileSync(inRoot('docs', 'translation-checks.md'), 'utf8').split('\n');

/** The first cells of the rows that begin with a name. */
const documented = (name: string, cells: number): string[] =>
  (documentation.find((line) => line.startsWith(`| ${name} `)) ?? '')
    .split('|')
    .slice(1, cells + 1)
    .map((cell) => cell.trim());

const trials = tryMeaningDefects(meaningDefects);
const ofLanguage = (language: string) => trials.filter((trial) => trial.language === language);
const caught = (list: readonly { isCaught: boolean }[]) => list.filter(({ isCaught }) => isCaught).length;

describe('Seeded defects of meaning in critical texts', () => {
  it('are many, in every language', () => {
    expect(trials.length).toBeGreaterThanOrEqual(300);
    const counts = translatedLanguages.map((language) => ofLanguage(language).length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(30);
  });

  it.each(translatedLanguages)('are caught in %s, at least four of five', (language) => {
    const list = ofLanguage(language);
    expect(caught(list) / list.length).toBeGreaterThanOrEqual(0.8);
  });

  it.each(meaningDefects.map(({ name }) => name))('are counted by kind in the documentation: %s', (name) => {
    const list = trials.filter(({ defect }) => defect === name);
    expect(documented(name, 3)).toEqual([name, `${caught(list)}`, `${list.length}`]);
  });
});

describe('Findings about the meaning of the shipped texts', () => {
  const counts = translatedLanguages.map((language) => {
    const texts = criticalTextsIn(language);
    const reported = texts.filter((position) => meaningFindings(position).length > 0);
    return { language, reported: reported.length, all: texts.length };
  });

  it.each(counts)('are about at most 2 % of the critical texts in $language', ({ reported, all }) => {
    expect(all).toBeGreaterThan(300);
    expect(reported / all).toBeLessThanOrEqual(0.02);
  });

  it.each(counts)('are counted in the documentation: $language', ({ language, reported, all }) => {
    const list = ofLanguage(language);
    const row = [`\`${language}\``, `${caught(list)} of ${list.length}`, `${reported} of ${all}`];
    expect(documented(`\`${language}\``, 3)).toEqual(row);
  });
});
