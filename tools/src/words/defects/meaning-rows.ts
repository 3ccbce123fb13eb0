import { translatedLanguages } from '../locales.ts';
import { meaningDefects } from './meaning-defects.ts';
import { findingsAtDesk } from './by-hand.ts';
import { criticalTextsIn, tryMeaningDefects } from './meaning-trials.ts';

const trials = tryMeaningDefects(meaningDefects);
const caught = (list: readonly { isCaught: boolean }[]) => list.filter(({ isCaught }) => isCaught).length;

/** What was caught of each kind of defect, and in each language, with the share of critical texts with a finding. */
export interface MeaningRow {
  /** The first cell of the row in docs/translation-checks.md. */
  name: string;
  caught: number;
  of: number;
  reported?: number;
  texts?: number;
}

export const rowsByKind: MeaningRow[] = meaningDefects.map(({ name }) => {
  const list = trials.filter(({ defect }) => defect === name);
  return { name, caught: caught(list), of: list.length };
});

export const rowsByLanguage = translatedLanguages.map((language) => {
  const list = trials.filter((trial) => trial.language === language);
  const texts = criticalTextsIn(language);
  const reported = texts.filter(
    (position) => findingsAtDesk(position, position.translation).length > 0,
  ).length;
  return { name: `\`${language}\``, caught: caught(list), of: list.length, reported, texts: texts.length };
});

/** The cells of a row that are counted; a row by kind ends in a reason, which is written by hand. */
export const cellsOf = ({ name, caught, of, reported, texts }: MeaningRow): string[] =>
  reported === undefined
    ? [name, `${caught}`, `${of}`]
    : [name, `${caught} of ${of}`, `${reported} of ${texts}`];
