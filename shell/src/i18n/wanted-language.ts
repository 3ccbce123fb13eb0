import { sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import type { AddressPrefix } from '../page/address';
import { detectInBrowser } from './detection';
import { isPseudoLocale } from '../page/pseudo-locale';
import * as memory from './storage';

interface Asked {
  prefix: AddressPrefix | null;
  surface: 'public' | 'admin';
  /** What was chosen, or detected, since the document was loaded. */
  chosen: LanguageCode | null;
  /** The language of the document. */
  html: string;
}

/** The language that the address, a choice or the browser asks for. What is detected without a prefix is kept. */
export function wantedLanguage(
  { prefix, surface, chosen, html }: Asked,
  offered: LanguageCode[],
): LanguageCode {
  if (isPseudoLocale(prefix)) return sourceLanguage;
  if (prefix) return prefix;
  if (surface === 'admin') return sourceLanguage;
  if (chosen) return chosen;
  const cookie = memory.readCookie(document.cookie, memory.languageCookie);
  const stored = memory.storedLanguage();
  const detected = detectInBrowser({ cookie, stored, browser: navigator.languages, html }, offered);
  if (!cookie) memory.rememberLanguage(detected, memory.detectedLifetimeSeconds);
  else if (!stored) memory.storeLanguage(detected);
  return detected;
}
