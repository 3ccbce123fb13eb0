import { sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import type { AddressPrefix } from '../page/address';
import { detectInBrowser } from './detection';
import { isPseudoLocale } from '../page/pseudo-locale';
import * as storage from './storage';

interface Sources {
  prefix: AddressPrefix | null;
  surface: 'public' | 'admin';
  /** Chosen or detected since the document was loaded. */
  chosen: LanguageCode | null;
  /** The language of the document. */
  html: string;
}

/** The language that the address, a choice or the browser requests. A detected one is stored. */
export function requestedLanguage(
  { prefix, surface, chosen, html }: Sources,
  offered: LanguageCode[],
): LanguageCode {
  if (isPseudoLocale(prefix)) return sourceLanguage;
  if (prefix) return prefix;
  if (surface === 'admin') return sourceLanguage;
  if (chosen) return chosen;
  const cookie = storage.readCookie(document.cookie, storage.languageCookie);
  const stored = storage.storedLanguage();
  const detected = detectInBrowser({ cookie, stored, browser: navigator.languages, html }, offered);
  if (!cookie) storage.rememberLanguage(detected, storage.detectedLifetimeSeconds);
  else if (!stored) storage.storeLanguage(detected);
  return detected;
}
