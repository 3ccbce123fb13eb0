const storageKey = 'lens_desk_addresses';

/** What each screen had in its address, by path, and under `` the language; for this tab, as its history. */
const kept = (): Record<string, string> =>
  JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, string>;

/** Screens whose address says a language. */
const withLanguage = ['/admin/translations/texts', '/admin/translations/files'];

/** Remembers what a screen shows. @param search as the location has it */
export function keepAddress(path: string, search: string): void {
  if (!withLanguage.includes(path)) return;
  const language = new URLSearchParams(search).get('language');
  const known = { ...kept(), [path]: search, ...(language && { '': language }) };
  sessionStorage.setItem(storageKey, JSON.stringify(known));
}

/** Where a tab leads: to what its screen showed last, in the language that somebody works on. */
export function lastAddress(path: string): string {
  if (!withLanguage.includes(path)) return path;
  const known = kept();
  const last = new URLSearchParams(known[path]);
  const language = known[''];
  if (language && language !== last.get('language')) {
    last.set('language', language);
    // What was open there is of the other language.
    last.delete('page');
    last.delete('text');
  }
  const search = last.toString();
  return search ? `${path}?${search}` : path;
}
