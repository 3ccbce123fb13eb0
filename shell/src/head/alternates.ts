import { languageOf, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { addressIn } from '../page/address';

/** Another language of the same page, as search engines are told of it. */
export interface Alternate {
  lng: LanguageCode | 'x-default';
  href: string;
}

/** Whether what is written in some languages is read whole in another: Mexican Spanish reads its gaps in Spanish. */
export function isReadIn(lng: LanguageCode, written: readonly string[]): boolean {
  const { fallback } = languageOf(lng);
  return written.includes(lng) || (fallback !== undefined && written.includes(fallback));
}

/**
 * The same list on every page of a set, itself included: search engines believe only what is told in both directions.
 * @param spoken the languages in which the page is whole; one alone has no alternative
 */
export function alternatesOf(path: string, spoken: LanguageCode[], publicUrl: URL): Alternate[] {
  if (spoken.length < 2) return [];
  const href = (code: LanguageCode) => new URL(addressIn(code, path), publicUrl).href;
  return [
    ...spoken.map((lng): Alternate => ({ lng, href: href(lng) })),
    { lng: 'x-default', href: href(sourceLanguage) },
  ];
}
