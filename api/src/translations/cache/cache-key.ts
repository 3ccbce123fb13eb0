import { createHash } from 'node:crypto';
import type { LanguageCode } from '@lens/contracts/languages';
import type { Names } from '@lens/contracts/translation-checks/finding';
import type { ServiceKind } from '@lens/contracts/translations';
import { protectionVersion } from '../protection/translate-protected.js';

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/**
 * Differs where a translation could differ: also with the protected names, the way they are protected, and what
 * the service was told about the text.
 */
export const cacheKey = (
  source: string,
  language: LanguageCode,
  service: ServiceKind,
  { terms, brands }: Names,
  context = '',
): string =>
  hashOf([
    source,
    language,
    service,
    hashOf([terms, brands]),
    protectionVersion,
    ...(context ? [context] : []),
  ]);
