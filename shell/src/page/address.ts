import { isLanguageCode, languages, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { pseudoLocales, type PseudoLocale } from './pseudo-locale';

/** What an address may start with to name the language of its page. */
export type AddressPrefix = LanguageCode | PseudoLocale;

export interface Address {
  /** The language that the address names, null when it names none. */
  prefix: AddressPrefix | null;
  /** The path without its language, always starting with a slash. */
  path: string;
  /** Where the address really lives, when it is written in another way. */
  redirect?: string;
}

const prefixes: AddressPrefix[] = [...languages.map(({ code }) => code), ...pseudoLocales];

/** Every link to a page of the menu asks, at every change of page. */
const byLowerCase = new Map(prefixes.map((code) => [code.toLowerCase(), code]));

const canonicalCode = (segment: string): AddressPrefix | undefined => byLowerCase.get(segment.toLowerCase());

/**
 * One slash at the front and none at the end: `//name` would lead to another host. Each end is walked once, since a
 * search for slashes before an end begins anew at every slash of a path that a stranger wrote.
 */
function tidy(path: string): string {
  let start = 0;
  while (path[start] === '/' || path[start] === '\\') start += 1;
  let end = path.length;
  while (end > start && path[end - 1] === '/') end -= 1;
  return `/${path.slice(start, end)}`;
}

/** `/es-MX/contact` → es-MX and `/contact`. Other casing, `/en/…` and trailing slashes redirect. */
export function readAddress(pathname: string): Address {
  const [, first = '', ...rest] = pathname.split('/');
  const code = canonicalCode(first);
  const path = tidy(code ? `/${rest.join('/')}` : pathname);
  const prefix = code && code !== sourceLanguage ? code : null;
  const written = writeAddress(prefix, path);
  return { prefix, path, ...(written === pathname ? {} : { redirect: written }) };
}

/** The address of a path in a language; without a language the plain path. */
export function writeAddress(prefix: AddressPrefix | null, path: string): string {
  if (!prefix) return path;
  return path === '/' ? `/${prefix}` : `/${prefix}${path}`;
}

/** The address that names a language; English has no prefix. */
export const addressIn = (code: string, path: string): string =>
  writeAddress(isLanguageCode(code) && code !== sourceLanguage ? code : null, path);
