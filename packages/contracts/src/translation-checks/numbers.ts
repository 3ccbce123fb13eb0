import type { LanguageCode } from '../languages.js';
import { block, type Check, type Finding } from './finding.js';
import { difference, findMatches, withoutMarkup } from './tokens.js';

const number = /\d(?:[\d.,\u00a0\u202f]*\d)?/g;
const otherDigits = /[^\P{Nd}0-9]/gu;

/** The marks by which a language parts decimals and thousands, with the digits that the site writes everywhere. */
function marksIn(language: LanguageCode): { decimal: string; group: string } {
  const parts = new Intl.NumberFormat(`${language}-u-nu-latn`).formatToParts(123_456.7);
  const mark = (type: 'decimal' | 'group') => parts.find((part) => part.type === type)?.value ?? '';
  return { decimal: mark('decimal'), group: mark('group') };
}

const marks = new Map<LanguageCode, ReturnType<typeof marksIn>>();

function marksOf(language: LanguageCode): { decimal: string; group: string } {
  const known = marks.get(language) ?? marksIn(language);
  marks.set(language, known);
  return known;
}

/** `5.000` in Portuguese and `5,000` in English are both `5000`. */
export function normalizeNumber(written: string, language: LanguageCode): string {
  const { decimal, group } = marksOf(language);
  const grouped = written.replace(/[\u00a0\u202f](?=\d{3})/g, '').replaceAll(group, (mark, at: number) => {
    return /^\d{3}(?!\d)/.test(written.slice(at + 1)) ? '' : mark;
  });
  return grouped.replace(decimal, '.');
}

const valuesIn = (text: string, language: LanguageCode): string[] =>
  findMatches(withoutMarkup(text), number).map((written) => normalizeNumber(written, language));

const pairs = /(\{\{\w+\}\}|\d+)(?:\s?[–~-]\s?| (?:to|and) |, up to )(\{\{\w+\}\}|\d+)/g;

/** `24–48`, `{{from}}, up to {{to}}`: the first of a span stays before the second. */
function turned(source: string, translation: string): Finding[] {
  return [...source.matchAll(pairs)].flatMap(([span, from = '', to = '']) => {
    if (source.split(from).length !== 2 || source.split(to).length !== 2) return [];
    const [first, second] = [translation.indexOf(from), translation.indexOf(to)];
    return first >= 0 && second >= 0 && second < first ? [block('number.order', span)] : [];
  });
}

/** The same numbers with the same digits; decimals and thousands as the language writes them. */
export const numbers: Check = ({ source, translation, language }) => {
  const foreign = findMatches(withoutMarkup(translation), otherDigits);
  const changed = difference(valuesIn(source, 'en'), valuesIn(translation, language));
  return [
    ...(foreign.length > 0 ? [block('number.digits', foreign.join(' '))] : []),
    ...(changed ? [block('number.changed', changed)] : []),
    ...turned(source, translation),
  ];
};
