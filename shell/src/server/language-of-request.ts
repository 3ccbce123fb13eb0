import type { Request } from 'express';
import { sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { readAddress } from '../i18n/address';
import { isPseudoLocale } from '../i18n/pseudo-locale';
import { detectOnServer } from '../i18n/detection';
import { languageCookie, readCookie } from '../i18n/storage';

/** The language that a request asks for: its address before everything else. */
export function languageOfRequest(request: Request, offered: readonly LanguageCode[]): LanguageCode {
  const { prefix } = readAddress(request.path);
  if (isPseudoLocale(prefix)) return sourceLanguage;
  if (prefix) return prefix;
  const cookie = readCookie(request.headers.cookie ?? '', languageCookie) ?? undefined;
  return detectOnServer({ cookie, acceptLanguage: request.headers['accept-language'] }, offered);
}
