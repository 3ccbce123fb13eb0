import { languages, type LanguageCode } from '@lens/contracts/languages';

/** Undefined for what is no tag of a language. */
export const parseLocale = (tag: string): Intl.Locale | undefined => {
  try {
    return new Intl.Locale(tag.replaceAll('_', '-'));
  } catch {
    return undefined;
  }
};

/** A language with its script, but without its country: `ko-Kore`. */
export function withScript(locale: Intl.Locale): string {
  const { language, script } = locale.maximize();
  return `${language}-${script}`;
}

/**
 * Finds the language of the site for a tag, to which many tools add a country: `ko-KR` is `ko`, `es-MX` is itself, and
 * `zh-TW` matches none.
 */
export function matchLanguage(tag: string): LanguageCode | undefined {
  const locale = parseLocale(tag);
  if (!locale) return undefined;
  const candidates = languages.map(({ code }) => ({ code, candidate: new Intl.Locale(code) }));
  const match =
    candidates.find(({ candidate }) => candidate.baseName === locale.baseName) ??
    candidates.find(
      ({ candidate }) => candidate.region === undefined && withScript(candidate) === withScript(locale),
    );
  return match?.code;
}
