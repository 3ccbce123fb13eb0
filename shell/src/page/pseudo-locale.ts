/**
 * Altered English for developers and tests: `en-XA` is 40 % longer and accented, `ar-XB` also runs from right to left.
 * Addresses may name them outside production. No list contains them, and the page's language stays English.
 */
export const pseudoLocales = ['en-XA', 'ar-XB'] as const;

export type PseudoLocale = (typeof pseudoLocales)[number];

export const isPseudoLocale = (code: string | null): code is PseudoLocale =>
  pseudoLocales.some((pseudo) => pseudo === code);

export const pseudoDirection = (code: PseudoLocale): 'rtl' | 'ltr' => (code === 'ar-XB' ? 'rtl' : 'ltr');
