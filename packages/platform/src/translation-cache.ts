import { translationCacheHours } from '@lens/contracts/browser-lifetimes';
import type { ServiceKind } from '@lens/contracts/translations';

/** Local storage: live translations for this visitor, by text. Texts of locale files are never in it. */
const translationCacheKey = 'translation-cache';

const lifetimeMs = translationCacheHours * 3_600_000;

interface CachedTranslation {
  translation: string;
  /** When the API sent it, in Unix milliseconds. */
  timestamp: number;
  /** Null if the text has no word to translate. */
  service: ServiceKind | null;
}

export type CachedTranslations = Record<string, CachedTranslation>;

function isExpired(entry: unknown): boolean {
  const { timestamp = NaN } = (entry ?? {}) as Partial<CachedTranslation>;
  return Math.abs(Date.now() - timestamp) >= lifetimeMs;
}

/** The translations that have not expired; none if storage fails or contains something else under the key. */
export function readCachedTranslations(): CachedTranslations {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(translationCacheKey) ?? 'null');
    if (typeof stored !== 'object' || !stored) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, entry]) => !isExpired(entry)));
  } catch {
    return {};
  }
}

/** Adds translations and deletes expired ones, unless storage fails. */
export function cacheTranslations(added: CachedTranslations): void {
  try {
    localStorage.setItem(translationCacheKey, JSON.stringify({ ...readCachedTranslations(), ...added }));
  } catch {
    // In a private window or with full storage, the next visit asks the API again.
  }
}

export const countCachedTranslations = (): number => Object.keys(readCachedTranslations()).length;

export const clearTranslationCache = (): void => localStorage.removeItem(translationCacheKey);
