/**
 * English made strange, for developers and tests: `en-XA` is 40 % longer and accented, `ar-XB` runs from right to left
 * as well. Addresses may name them outside production; no list ever does, and the page's language stays English.
 */
export const pseudoLocales = ['en-XA', 'ar-XB'] as const;

export type PseudoLocale = (typeof pseudoLocales)[number];

export const isPseudoLocale = (code: string | null): code is PseudoLocale =>
  pseudoLocales.some((pseudo) => pseudo === code);

export const pseudoDirection = (code: PseudoLocale): 'rtl' | 'ltr' => (code === 'ar-XB' ? 'rtl' : 'ltr');
