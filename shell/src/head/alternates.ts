import { languageOf, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { addressIn } from '../page/address';

/** A link for search engines to the same page in another language. */
export interface Alternate {
  lng: LanguageCode | 'x-default';
  href: string;
}

/** Whether content in some languages is shown in another: in Mexican Spanish if it is in Spanish. */
export function isReadableIn(lng: LanguageCode, contentLanguages: readonly string[]): boolean {
  const { fallback } = languageOf(lng);
  return contentLanguages.includes(lng) || (fallback !== undefined && contentLanguages.includes(fallback));
}

/**
 * The same list for each language of a page, with itself included: search engines ignore links that are not mutual.
 * @param available the languages of the page; with only one there are no links
 */
export function alternateLinks(path: string, available: LanguageCode[], publicUrl: URL): Alternate[] {
  if (available.length < 2) return [];
  const href = (code: LanguageCode) => new URL(addressIn(code, path), publicUrl).href;
  return [
    ...available.map((lng): Alternate => ({ lng, href: href(lng) })),
    { lng: 'x-default', href: href(sourceLanguage) },
  ];
}
