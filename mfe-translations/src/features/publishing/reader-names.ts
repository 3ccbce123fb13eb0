import { languageOf, languages, type LanguageCode } from '@lens/contracts/languages';

/** Everybody who reads texts of these languages: also those who read there what their own language does not say. */
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
