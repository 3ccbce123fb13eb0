import type { LanguageCode } from '@lens/contracts/languages';
import { numberLocale } from '@lens/contracts/number-locale';
import { signPattern, unitPattern } from '@lens/contracts/measures';

const currency = '[$€£]';
const space = '[ \\u00a0\\u202f]?';
const number = '\\d(?:[\\d.,]*\\d)?';
const amount = `(?:${signPattern})?(?:${currency}${space})?${number}`;
/** The unit or percent sign behind a figure. */
export const measure = `(?:${space}(?:${unitPattern}|%))`;
const figure = new RegExp(
  `(?<![\\p{L}\\p{N}])${amount}(?:(?:-| - |${space}[–~/]${space})${amount})*${measure}?`,
  'gu',
);
const wholeNumbers = /^\d+(?:\s?[–~-]\s?\d+)*$/;
const numberWithSeparators =
  /(?<![\d.,/])\d{1,3}(?:,\d{3})+(?:\.\d+)?(?![\d.,/])|(?<![\d.,/])\d+\.\d+(?![\d.,/])/g;

/**
 * Finds numbers that are more than digits: `-1.50 D`, `20/20`, `98%`, `$4,500`, `4.5–6 mm`. Whole numbers are left to
 * the service, since the words beside them inflect with them.
 */
export const findFigures = (text: string): RegExpExecArray[] =>
  [...text.matchAll(figure)].filter(([match]) => !wholeNumbers.test(match));

/** Replaces an English decimal or thousands separator by that of a language. */
type ReplaceSeparator = (separator: string) => string;
const separators = new Map<LanguageCode, ReplaceSeparator>();

function separatorsOf(language: LanguageCode): ReplaceSeparator {
  const cached = separators.get(language);
  if (cached) return cached;
  const parts = new Intl.NumberFormat(`${numberLocale(language)}-u-nu-latn`).formatToParts(123_456.7);
  const separatorOf = (type: 'decimal' | 'group') => parts.find((part) => part.type === type)!.value;
  const [decimal, group] = [separatorOf('decimal'), separatorOf('group')];
  const replace: ReplaceSeparator = (separator) => (separator === '.' ? decimal : group);
  separators.set(language, replace);
  return replace;
}

/** Gives an English figure the separators of a language: `$4,500.50` is `$4.500,50` in Portuguese. Ratios stay as is. */
export const localizeFigure = (englishFigure: string, language: LanguageCode): string =>
  englishFigure.replace(numberWithSeparators, (value) => value.replace(/[.,]/g, separatorsOf(language)));
