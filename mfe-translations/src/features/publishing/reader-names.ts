import { languageOf, languages, type LanguageCode } from '@lens/contracts/languages';

/** The languages whose readers see texts in these languages: also those that fall back to one of them. */
export function readerNames(codes: readonly LanguageCode[]): string {
  const chosenCodes = [...new Set(codes)];
  const names = chosenCodes.map((code) => languageOf(code).name);
  const fallbackReaders = languages
    .filter(
      ({ code }) =>
        !chosenCodes.includes(code) && chosenCodes.some((chosen) => chosen === languageOf(code).fallback),
    )
    .map(({ name }) => `${name} (where it has no text of its own)`);
  return new Intl.ListFormat('en').format([...names, ...fallbackReaders]);
}
