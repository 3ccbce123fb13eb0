import { isLanguageCode, languages, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';

export interface Address {
  /** The language that the address names, null when it names none. */
  prefix: LanguageCode | null;
  /** The path without its language, always starting with a slash. */
  path: string;
  /** Where the address really lives, when it is written in another way. */
  redirect?: string;
}

const canonicalCode = (segment: string): LanguageCode | undefined =>
  languages.find(({ code }) => code.toLowerCase() === segment.toLowerCase())?.code;

const withoutTrailingSlash = (path: string): string =>
  path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;

/** `/es-MX/contact` → es-MX and `/contact`. Other casing, `/en/…` and trailing slashes redirect. */
export function readAddress(pathname: string): Address {
  const [, first = '', ...rest] = pathname.split('/');
  const code = canonicalCode(first);
  const path = withoutTrailingSlash(code ? `/${rest.join('/')}` : pathname);
  const prefix = code && code !== sourceLanguage ? code : null;
  const written = writeAddress(prefix, path);
  return { prefix, path, ...(written === pathname ? {} : { redirect: written }) };
}

/** The address of a path in a language; without a language the plain path. */
export function writeAddress(prefix: LanguageCode | null, path: string): string {
  if (!prefix) return path;
  return path === '/' ? `/${prefix}` : `/${prefix}${path}`;
}

/** The address that names a language; English has no prefix. */
export const addressIn = (code: string, path: string): string =>
  writeAddress(isLanguageCode(code) && code !== sourceLanguage ? code : null, path);
