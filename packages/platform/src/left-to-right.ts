import type { PostProcessorModule, TOptions } from 'i18next';
import { directionOf, isLanguageCode } from '@lens/contracts/languages';
import { signPattern, unitPattern } from '@lens/contracts/measures';

const phone = '\\+\\d[\\d ().-]{5,}\\d';
const number = '\\d+(?:[.,]\\d+)*';
const span = `${number}(?:\\s?[–-]\\s?[-−+±]?${number})?`;
const run = `${phone}|${signPattern}${span}(?:\\s?${unitPattern})?|(?<![\\d.,])${span}\\s?${unitPattern}`;
const runs = new RegExp(`(${run})`, 'u');

/**
 * A text in pieces. Every second one runs from left to right in any script: a number with its sign and unit, a phone
 * number. Among Arabic or Hebrew words, `-12.00 D` would be drawn as `D 12.00-`.
 */
export const piecesOf = (text: string): string[] => text.split(runs);

const isolated = (text: string): string =>
  piecesOf(text)
    .map((piece, index) => (index % 2 === 0 ? piece : `\u2066${piece}\u2069`))
    .join('');

/** Isolates such runs in every text of a language that is written from right to left, titles and labels included. */
export const leftToRightRuns: PostProcessorModule = {
  type: 'postProcessor',
  name: 'leftToRightRuns',
  process(text: string, _key, { lng }: TOptions, { language }: { language: string }) {
    const code = lng ?? language;
    return isLanguageCode(code) && directionOf(code) === 'rtl' ? isolated(text) : text;
  },
};
