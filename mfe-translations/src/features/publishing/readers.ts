import { languageOf, languages, type LanguageCode } from '@lens/contracts/languages';

/** Everybody who reads texts of these languages: also those who read there what their own language does not say. */
export function readersOf(codes: readonly LanguageCode[]): string {
  const own = [...new Set(codes)];
  const names = own.map((code) => languageOf(code).name);
  const others = languages
    .filter(({ code }) => !own.includes(code) && own.some((one) => one === languageOf(code).fallback))
    .map(({ name }) => `${name} (where it has no text of its own)`);
  return new Intl.ListFormat('en').format([...names, ...others]);
}
