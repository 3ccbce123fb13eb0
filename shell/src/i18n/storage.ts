import { chosenLanguageDays, detectedLanguageDays } from '@lens/contracts/browser-lifetimes';
import type { LanguageCode } from '@lens/contracts/languages';

export const languageCookie = 'i18next';
const languageStorageKey = 'i18nextLng';

const daySeconds = 86_400;
export const chosenLifetimeSeconds = chosenLanguageDays * daySeconds;
export const detectedLifetimeSeconds = detectedLanguageDays * daySeconds;

export function readCookie(cookies: string, name: string): string | null {
  const pair = cookies.split('; ').find((candidate) => candidate.startsWith(`${name}=`));
  try {
    return pair ? decodeURIComponent(pair.slice(name.length + 1)) : null;
  } catch {
    return null;
  }
}

export function rememberLanguage(code: LanguageCode, lifetimeSeconds: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${languageCookie}=${code}; path=/; max-age=${lifetimeSeconds}; samesite=lax${secure}`;
  storeLanguage(code);
}

export function storeLanguage(code: LanguageCode): void {
  try {
    localStorage.setItem(languageStorageKey, code);
  } catch {
    // Without local storage there is still the cookie.
  }
}

export function storedLanguage(): string | null {
  try {
    return localStorage.getItem(languageStorageKey);
  } catch {
    return null;
  }
}
