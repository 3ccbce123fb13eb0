import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import { sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { isOffered, nearestOfferedLanguage } from '@lens/contracts/offered-languages';
import type { LanguageStates } from '@lens/contracts/settings';
import { addressIn, readAddress, type Address } from '../page/address';
import { isPseudoLocale } from '../page/pseudo-locale';
import { languageCookie, readCookie } from '../i18n/storage';
import { detectOnServer } from './detect-language';

/** The language of a request whose address has none: from its headers. */
export function detectedLanguage(
  { headers }: Pick<IncomingMessage, 'headers'>,
  offered: readonly LanguageCode[],
): LanguageCode {
  const cookie = readCookie(headers.cookie ?? '', languageCookie) ?? undefined;
  return detectOnServer({ cookie, acceptLanguage: headers['accept-language'] }, offered);
}

/** The language of a request: that of its address, else as detected. */
export function languageOfRequest(request: Request, offered: readonly LanguageCode[]): LanguageCode {
  const { prefix } = readAddress(request.path);
  if (isPseudoLocale(prefix)) return sourceLanguage;
  if (prefix) return prefix;
  return detectedLanguage(request, offered);
}

/** The address to redirect to while the language of an address is switched off; null if it is not. */
export const addressWhileSwitchedOff = ({ prefix, path }: Address, states: LanguageStates): string | null =>
  !prefix || isPseudoLocale(prefix) || isOffered(prefix, states)
    ? null
    : addressIn(nearestOfferedLanguage(prefix, states), path);
