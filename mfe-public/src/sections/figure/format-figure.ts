import { directionOf, isLanguageCode } from '@lens/contracts/languages';
import { numberLocale } from '@lens/contracts/number-locale';
import type { PracticeFigure } from '@lens/contracts/practice-facts';

/**
 * Western digits in every language, since they stand beside `20/20` and phone numbers. Browsers have no Armenian; Bulgarian
 * formats numbers the same way.
 */
const localeOf = (language: string) => `${language === 'hy' ? 'bg' : numberLocale(language)}-u-nu-latn`;

/** A percent sign stands where the language puts it; other marks stay where staff put them. */
export function formatFigure({ value, prefix, suffix }: PracticeFigure, language: string): string {
  const locale = localeOf(language);
  if (suffix === '%') {
    return (
      prefix +
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(value / 100)
    );
  }
  return prefix + new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value) + suffix;
}

/**
 * For a sentence. From right to left, a sign at the end of a figure would move to its other side, as in `+20` for `20+`,
 * so there the figure is isolated from the words around it.
 */
export function formatFigureInText(figure: PracticeFigure, language: string): string {
  const text = formatFigure(figure, language);
  const isRightToLeft = isLanguageCode(language) && directionOf(language) === 'rtl';
  return isRightToLeft ? `\u2066${text}\u2069` : text;
}
