const storageKey = 'lens_desk_addresses';

/** What each screen had in its address, by path, and under `` the language; for this tab, as its history. */
const readAddresses = (): Record<string, string> =>
  JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, string>;

/** Screens whose address says a language. */
const pathsWithLanguage = ['/admin/translations/texts', '/admin/translations/files'];

/** Remembers what a screen shows. @param search as the location has it */
export function rememberAddress(path: string, search: string): void {
  if (!pathsWithLanguage.includes(path)) return;
  const language = new URLSearchParams(search).get('language');
  const addresses = { ...readAddresses(), [path]: search, ...(language && { '': language }) };
  sessionStorage.setItem(storageKey, JSON.stringify(addresses));
}

/** Where a tab leads: to what its screen showed last, in the language that somebody works on. */
export function lastAddress(path: string): string {
  if (!pathsWithLanguage.includes(path)) return path;
  const addresses = readAddresses();
  const last = new URLSearchParams(addresses[path]);
  const language = addresses[''];
  if (language && language !== last.get('language')) {
    last.set('language', language);
    // What was open there is of the other language.
    last.delete('page');
    last.delete('text');
  }
  const search = last.toString();
  return search ? `${path}?${search}` : path;
}
