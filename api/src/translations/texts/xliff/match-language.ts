import { languages, type LanguageCode } from '@lens/contracts/languages';

const localeOf = (tag: string): Intl.Locale | undefined => {
  try {
    return new Intl.Locale(tag.replaceAll('_', '-'));
  } catch {
    return undefined;
  }
};

/** What a language is when nobody names a country: `ko-Kore`. */
function written(locale: Intl.Locale): string {
  const { language, script } = locale.maximize();
  return `${language}-${script}`;
}

/**
 * The language of the site that a tag means, with the country that many tools put to it: `ko-KR` is `ko`, `es-MX` is
 * itself, and `zh-TW` is none.
 */
export function languageNamed(tag: string): LanguageCode | undefined {
  const locale = localeOf(tag);
  if (!locale) return undefined;
  const known = languages.map(({ code }) => ({ code, own: new Intl.Locale(code) }));
  const found =
    known.find(({ own }) => own.baseName === locale.baseName) ??
    known.find(({ own }) => own.region === undefined && written(own) === written(locale));
  return found?.code;
}
