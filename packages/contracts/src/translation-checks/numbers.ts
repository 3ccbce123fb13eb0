import type { LanguageCode } from '../languages.js';
import { numberLocale } from '../number-locale.js';
import { block, type Check, type Finding, type Pair } from './finding.js';
import { wordValuesIn } from './number-values.js';
import { findMatches, surplus, withoutMarkup } from './tokens.js';

const number = /\d(?:[\d.,\u00a0\u202f]*\d)?/g;
const otherDigits = /[^\P{Nd}0-9]/gu;

interface Separators {
  decimal: string;
  group: string;
}

/** The separators of a language when it is written with Western digits, as everywhere on the site. */
function readSeparators(language: LanguageCode): Separators {
  const parts = new Intl.NumberFormat(`${numberLocale(language)}-u-nu-latn`).formatToParts(123_456.7);
  const read = (type: 'decimal' | 'group') => parts.find((part) => part.type === type)?.value ?? '';
  return { decimal: read('decimal'), group: read('group') };
}

const separators = new Map<LanguageCode, Separators>();

function separatorsOf(language: LanguageCode): Separators {
  const known = separators.get(language) ?? readSeparators(language);
  separators.set(language, known);
  return known;
}

/** `5.000` in Portuguese and `5,000` in English are both `5000`. */
export function normalizeNumber(text: string, language: LanguageCode): string {
  const { decimal, group } = separatorsOf(language);
  const ungrouped = text
    .replace(/[\u00a0\u202f](?=\d{3})/g, '')
    .replaceAll(group, (separator, at: number) => {
      return /^\d{3}(?!\d)/.test(text.slice(at + 1)) ? '' : separator;
    });
  return ungrouped.replace(decimal, '.');
}

const numbersIn = (text: string, language: LanguageCode): string[] =>
  findMatches(withoutMarkup(text), number).map((match) => normalizeNumber(match, language));

/** The numbers without as many of each value as there are words for it. */
function withoutValues(numbers: readonly string[], words: ReadonlyMap<string, number>): string[] {
  const left = new Map(words);
  return numbers.filter((value) => {
    const count = left.get(value) ?? 0;
    left.set(value, count - 1);
    return count <= 0;
  });
}

/**
 * `-15 +5`: the numbers that were lost and added. One may be a word in either text, since languages differ in which they
 * write: “fifteen minutes” is `15분`. For a lost number, words that translate a word of the source do not count.
 */
function findChanged({ source, translation, language }: Pair): string {
  const [expected, found] = [numbersIn(source, 'en'), numbersIn(translation, language)];
  const [lost, added] = [surplus(expected, found), surplus(found, expected)];
  if (lost.length === 0 && added.length === 0) return '';
  const [sourceWords, words] = [wordValuesIn(source, 'en'), wordValuesIn(translation, language)];
  const newWords = new Map(
    [...words].map(([value, count]) => [value, count - (sourceWords.get(value) ?? 0)]),
  );
  return [
    ...withoutValues(lost, newWords).map((value) => `-${value}`),
    ...withoutValues(added, sourceWords).map((value) => `+${value}`),
  ].join(' ');
}

const ranges = /(\{\{\w+\}\}|\d+)(?:\s?[–~-]\s?| (?:to|and) |, up to )(\{\{\w+\}\}|\d+)/g;

/** Ranges such as `24–48` or `{{from}}, up to {{to}}` whose ends are in the wrong order. */
function findReversedRanges(source: string, translation: string): Finding[] {
  return [...source.matchAll(ranges)].flatMap(([range, from = '', to = '']) => {
    if (source.split(from).length !== 2 || source.split(to).length !== 2) return [];
    const [first, second] = [translation.indexOf(from), translation.indexOf(to)];
    return first >= 0 && second >= 0 && second < first ? [block('number.order', range)] : [];
  });
}

/** A translation must have the same numbers, in words or in Western digits with the separators of its language. */
export const numbers: Check = (pair) => {
  const { source, translation } = pair;
  const foreignDigits = findMatches(withoutMarkup(translation), otherDigits);
  const changed = findChanged(pair);
  return [
    ...(foreignDigits.length > 0 ? [block('number.digits', foreignDigits.join(' '))] : []),
    ...(changed ? [block('number.changed', changed)] : []),
    ...findReversedRanges(source, translation),
  ];
};
