import { isLanguageCode, type LanguageCode } from '@lens/contracts/languages';

const storageKey = 'lens_desk_addresses';

/** Of this tab: the last search string of each screen by its path, and the last language under the empty key. */
const readAddresses = (): Record<string, string> =>
  JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, string>;

/** The language that a screen showed last; undefined if none did. */
export function lastLanguage(): LanguageCode | undefined {
  const { '': code } = readAddresses();
  return code !== undefined && isLanguageCode(code) ? code : undefined;
}

/** The screens that have a language in their address. */
const pathsWithLanguage = ['/admin/translations/texts', '/admin/translations/files'];

/** @param search the search string of the location */
export function rememberAddress(path: string, search: string): void {
  if (!pathsWithLanguage.includes(path)) return;
  const language = new URLSearchParams(search).get('language');
  const addresses = { ...readAddresses(), [path]: search, ...(language && { '': language }) };
  sessionStorage.setItem(storageKey, JSON.stringify(addresses));
}

/** Where the link to a screen leads: to what the screen showed last, in the language that was used last. */
export function lastAddress(path: string): string {
  if (!pathsWithLanguage.includes(path)) return path;
  const addresses = readAddresses();
  const last = new URLSearchParams(addresses[path]);
  const language = addresses[''];
  if (language && language !== last.get('language')) {
    last.set('language', language);
    // The page of the list and the open text belong to the other language.
    last.delete('page');
    last.delete('text');
  }
  const search = last.toString();
  return search ? `${path}?${search}` : path;
}
