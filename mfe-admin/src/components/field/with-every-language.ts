import { languages } from '@lens/contracts/languages';

/** Texts with a place for each language, as `LanguageFields` leaves them: nothing counts as changed that nobody typed. */
export const withEveryLanguage = <Texts extends object>(texts: Texts, empty: null | undefined): Texts => ({
  ...Object.fromEntries(languages.map(({ code }) => [code, empty])),
  ...texts,
});
