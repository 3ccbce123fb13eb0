import type { LanguageCode } from '@lens/contracts/languages';
import { numberLocale } from '@lens/contracts/number-locale';
import { signPattern, unitPattern } from '@lens/contracts/measures';
import { escapeRegExp } from '@lens/contracts/translation-checks/tokens';

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
/**
 * Finds numbers that are more than digits: `-1.50 D`, `20/20`, `98%`, `$4,500`, `4.5–6 mm`. Whole numbers are left to
 * the service, since the words beside them inflect with them.
 */
export const findFigures = (text: string): RegExpExecArray[] =>
  [...text.matchAll(figure)].filter(([match]) => !wholeNumbers.test(match));

interface Separators {
  decimal: string;
  group: string;
}

const englishSeparators: Separators = { decimal: '.', group: ',' };
const separators = new Map<LanguageCode, Separators>();

function separatorsOf(language: LanguageCode): Separators {
  const cached = separators.get(language);
  if (cached) return cached;
  const parts = new Intl.NumberFormat(`${numberLocale(language)}-u-nu-latn`).formatToParts(123_456.7);
  const separatorOf = (type: 'decimal' | 'group') => parts.find((part) => part.type === type)!.value;
  const found = { decimal: separatorOf('decimal'), group: separatorOf('group') };
  separators.set(language, found);
  return found;
}

/** Numbers with separators, but not the parts of a ratio. */
function numbersWith({ decimal, group }: Separators): RegExp {
  const [point, comma] = [escapeRegExp(decimal), escapeRegExp(group)];
  const number = `\\d{1,3}(?:${comma}\\d{3})+(?:${point}\\d+)?|\\d+${point}\\d+`;
  return new RegExp(`(?<![\\d.,/])(?:${number})(?![\\d.,/])`, 'g');
}

const exchangeSeparators = (figure: string, from: Separators, to: Separators): string =>
  figure.replace(numbersWith(from), (number) =>
    number.replace(/\D/g, (separator) => (separator === from.decimal ? to.decimal : to.group)),
  );

/** Gives an English figure the separators of a language: `$4,500.50` is `$4.500,50` in Portuguese. Ratios stay as is. */
export const localizeFigure = (englishFigure: string, language: LanguageCode): string =>
  exchangeSeparators(englishFigure, englishSeparators, separatorsOf(language));

/** Gives a figure of a language the separators of English. */
export const anglicizeFigure = (figure: string, language: LanguageCode): string =>
  exchangeSeparators(figure, separatorsOf(language), englishSeparators);
