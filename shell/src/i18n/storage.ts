import type { LanguageCode } from '@lens/contracts/languages';

export const languageCookie = 'i18next';
const languageStorageKey = 'i18nextLng';

const minute = 60;
/** A language that someone chose is kept for a year. */
export const chosenLifetime = 365 * 24 * 60 * minute;
/** A detected one for 10080 minutes. */
export const detectedLifetime = 10_080 * minute;

export function readCookie(cookies: string, name: string): string | null {
  const pair = cookies.split('; ').find((candidate) => candidate.startsWith(`${name}=`));
  try {
    return pair ? decodeURIComponent(pair.slice(name.length + 1)) : null;
  } catch {
    return null;
  }
}

/** @param lifetime seconds */
export function rememberLanguage(code: LanguageCode, lifetime: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${languageCookie}=${code}; path=/; max-age=${lifetime}; samesite=lax${secure}`;
  storeLanguage(code);
}

export function storeLanguage(code: LanguageCode): void {
  try {
    localStorage.setItem(languageStorageKey, code);
  } catch {
    // A browser that keeps nothing still has the cookie.
  }
}

export function storedLanguage(): string | null {
  try {
    return localStorage.getItem(languageStorageKey);
  } catch {
    return null;
  }
}
