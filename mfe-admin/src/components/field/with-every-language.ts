import { languages } from '@lens/contracts/languages';

/** Adds an empty text for each missing language, so that a form counts as changed only if somebody has typed. */
export const withEveryLanguage = <Texts extends object>(texts: Texts, empty: null | undefined): Texts => ({
  ...Object.fromEntries(languages.map(({ code }) => [code, empty])),
  ...texts,
});
