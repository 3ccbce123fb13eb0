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
