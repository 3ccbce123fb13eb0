import type { LanguageCode } from '@lens/contracts/languages';
import { signPattern, unitPattern } from '@lens/contracts/measures';

const currency = '[$€£]';
const space = '[ \\u00a0\\u202f]?';
const number = '\\d(?:[\\d.,]*\\d)?';
const amount = `(?:${signPattern})?(?:${currency}${space})?${number}`;
/** What belongs to a figure and stands behind it. */
export const measure = `(?:${space}(?:${unitPattern}|%))`;
const figure = new RegExp(
  `(?<![\\p{L}\\p{N}])${amount}(?:(?:-| - |${space}[–~/]${space})${amount})*${measure}?`,
  'gu',
);
const plain = /^\d+(?:\s?[–~-]\s?\d+)*$/;
const parted = /(?<![\d.,/])\d{1,3}(?:,\d{3})+(?:\.\d+)?(?![\d.,/])|(?<![\d.,/])\d+\.\d+(?![\d.,/])/g;

/**
 * Numbers that are more than digits: `-1.50 D`, `20/20`, `98%`, `$4,500`, `4.5–6 mm`. Whole numbers are left to the
 * service: words beside them bend by them.
 */
export const figuresIn = (text: string): RegExpExecArray[] =>
  [...text.matchAll(figure)].filter(([written]) => !plain.test(written));

type Marks = (mark: string) => string;
const marks = new Map<LanguageCode, Marks>();

function marksOf(language: LanguageCode): Marks {
  const known = marks.get(language);
  if (known) return known;
  const parts = new Intl.NumberFormat(`${language}-u-nu-latn`).formatToParts(123_456.7);
  const own = (type: 'decimal' | 'group') => parts.find((part) => part.type === type)!.value;
  const [decimal, group] = [own('decimal'), own('group')];
  const made: Marks = (mark) => (mark === '.' ? decimal : group);
  marks.set(language, made);
  return made;
}

/** An English figure with the marks of a language: `$4,500.50` is `$4.500,50` in Spanish. A ratio has none. */
export const localized = (written: string, language: LanguageCode): string =>
  written.replace(parted, (value) => value.replace(/[.,]/g, marksOf(language)));
