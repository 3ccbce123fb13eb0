import { isLanguageCode, languages, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { pseudoLocales, type PseudoLocale } from './pseudo-locale';

/** The first segment of an address that names a language. */
export type AddressPrefix = LanguageCode | PseudoLocale;

export interface Address {
  /** Null if the address names no language. */
  prefix: AddressPrefix | null;
  /** Without its language; always starts with a slash. */
  path: string;
  /** The canonical address, if this one is spelled differently. */
  redirect?: string;
}

const prefixes: AddressPrefix[] = [...languages.map(({ code }) => code), ...pseudoLocales];

/** A map, because every link of the menu reads an address whenever the page changes. */
const byLowerCase = new Map(prefixes.map((code) => [code.toLowerCase(), code]));

const canonicalCode = (segment: string): AddressPrefix | undefined => byLowerCase.get(segment.toLowerCase());

/**
 * One slash at the start and none at the end; `//name` would lead to another host. We use loops because a regular
 * expression such as `/+$` takes quadratic time on a path that consists of slashes, which anybody can send.
 */
function normalizeSlashes(path: string): string {
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
  const path = normalizeSlashes(code ? `/${rest.join('/')}` : pathname);
  const prefix = code && code !== sourceLanguage ? code : null;
  const canonical = writeAddress(prefix, path);
  return { prefix, path, ...(canonical === pathname ? {} : { redirect: canonical }) };
}

/** The address of a path in a language, or the path itself without one. */
export function writeAddress(prefix: AddressPrefix | null, path: string): string {
  if (!prefix) return path;
  return path === '/' ? `/${prefix}` : `/${prefix}${path}`;
}

/** The address of a path in a language; English has no prefix. */
export const addressIn = (code: string, path: string): string =>
  writeAddress(isLanguageCode(code) && code !== sourceLanguage ? code : null, path);
