import type { PostProcessorModule, TOptions } from 'i18next';
import { directionOf, isLanguageCode } from '@lens/contracts/languages';
import { signPattern, unitPattern } from '@lens/contracts/measures';

const phone = '\\+\\d[\\d ().-]{5,}\\d';
const number = '\\d+(?:[.,]\\d+)*';
const span = `${number}(?:\\s?[–-]\\s?[-−+±]?${number})?`;
const run = `${phone}|${signPattern}${span}(?:\\s?${unitPattern})?|(?<![\\d.,])${span}\\s?${unitPattern}`;
const runs = new RegExp(`(${run})`, 'u');

/**
 * Splits a text so that every second piece runs from left to right in any script: a number with its sign and unit, or a
 * phone number. Among Arabic or Hebrew words, `-12.00 D` would be drawn as `D 12.00-`.
 */
export const splitLeftToRightRuns = (text: string): string[] => text.split(runs);

const isolateRuns = (text: string): string =>
  splitLeftToRightRuns(text)
    .map((piece, index) => (index % 2 === 0 ? piece : `\u2066${piece}\u2069`))
    .join('');

/** Isolates left-to-right runs in every text of a right-to-left language, titles and labels included. */
export const leftToRightRuns: PostProcessorModule = {
  type: 'postProcessor',
  name: 'leftToRightRuns',
  process(text: string, _key, { lng }: TOptions, { language }: { language: string }) {
    const code = lng ?? language;
    return isLanguageCode(code) && directionOf(code) === 'rtl' ? isolateRuns(text) : text;
  },
};
