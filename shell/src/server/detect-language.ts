import Negotiator from 'negotiator';
import { sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { firstOffered } from '../i18n/detection';

/** The codes of an Accept-Language header, best first, without `*` and those with q=0. */
export const acceptedLanguages = (header: string): string[] =>
  new Negotiator({ headers: { 'accept-language': header } }).languages().filter((code) => code !== '*');

/** The language of a request whose address has none: from the cookie, else from Accept-Language, else English. */
export const detectOnServer = (
  request: { cookie?: string; acceptLanguage?: string },
  offered: readonly LanguageCode[],
): LanguageCode =>
  firstOffered([request.cookie, ...acceptedLanguages(request.acceptLanguage ?? '')], offered) ??
  sourceLanguage;
