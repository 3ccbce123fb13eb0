import type { Request } from 'express';
import { sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { isOffered, standInFor } from '@lens/contracts/offered-languages';
import type { LanguageStates } from '@lens/contracts/settings';
import { addressIn, readAddress, type Address } from '../page/address';
import { isPseudoLocale } from '../page/pseudo-locale';
import { languageCookie, readCookie } from '../i18n/storage';
import { detectOnServer } from './detect-language';

/** The language that a request asks for: its address before everything else. */
export function languageOfRequest(request: Request, offered: readonly LanguageCode[]): LanguageCode {
  const { prefix } = readAddress(request.path);
  if (isPseudoLocale(prefix)) return sourceLanguage;
  if (prefix) return prefix;
  const cookie = readCookie(request.headers.cookie ?? '', languageCookie) ?? undefined;
  return detectOnServer({ cookie, acceptLanguage: request.headers['accept-language'] }, offered);
}

/** Where the page of an address stands while staff have switched off the language that the address names, else null. */
export const addressInstead = ({ prefix, path }: Address, states: LanguageStates): string | null =>
  !prefix || isPseudoLocale(prefix) || isOffered(prefix, states)
    ? null
    : addressIn(standInFor(prefix, states), path);
