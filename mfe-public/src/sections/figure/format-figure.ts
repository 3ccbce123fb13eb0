/** A number with its marks, as staff keep it: `{ value: 30000, prefix: '', suffix: '+' }`. */
export interface FigureFact {
  value: number;
  prefix: string;
  suffix: string;
}

/**
 * Western digits in every language: they stand beside `20/20` and phone numbers. Browsers come without Armenian, whose
 * numbers look like Bulgarian ones.
 */
const localeOf = (language: string) => `${language === 'hy' ? 'bg' : language}-u-nu-latn`;

/** `98%` in English, `98 %` in Spanish; other marks stay where staff put them. */
export function formatFigure({ value, prefix, suffix }: FigureFact, language: string): string {
  const locale = localeOf(language);
  if (suffix === '%') {
    return (
      prefix +
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(value / 100)
    );
  }
  return prefix + new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value) + suffix;
}
