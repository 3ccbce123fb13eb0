import type { LanguageCode } from '../languages.js';
import { block, type Check, type Finding } from './finding.js';
import { difference, findMatches, withoutMarkup } from './tokens.js';

const number = /\d(?:[\d.,\u00a0\u202f]*\d)?/g;
const otherDigits = /[^\P{Nd}0-9]/gu;

interface Separators {
  decimal: string;
  group: string;
}

/** The separators of a language when it is written with Western digits, as everywhere on the site. */
function readSeparators(language: LanguageCode): Separators {
  const parts = new Intl.NumberFormat(`${language}-u-nu-latn`).formatToParts(123_456.7);
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

const ranges = /(\{\{\w+\}\}|\d+)(?:\s?[–~-]\s?| (?:to|and) |, up to )(\{\{\w+\}\}|\d+)/g;

/** Ranges such as `24–48` or `{{from}}, up to {{to}}` whose ends are in the wrong order. */
function findReversedRanges(source: string, translation: string): Finding[] {
  return [...source.matchAll(ranges)].flatMap(([range, from = '', to = '']) => {
    if (source.split(from).length !== 2 || source.split(to).length !== 2) return [];
    const [first, second] = [translation.indexOf(from), translation.indexOf(to)];
    return first >= 0 && second >= 0 && second < first ? [block('number.order', range)] : [];
  });
}

/** A translation must have the same numbers in Western digits, with the separators of its language. */
export const numbers: Check = ({ source, translation, language }) => {
  const foreignDigits = findMatches(withoutMarkup(translation), otherDigits);
  const changed = difference(numbersIn(source, 'en'), numbersIn(translation, language));
  return [
    ...(foreignDigits.length > 0 ? [block('number.digits', foreignDigits.join(' '))] : []),
    ...(changed ? [block('number.changed', changed)] : []),
    ...findReversedRanges(source, translation),
  ];
};
