import { translationCacheHours } from '@lens/contracts/browser-lifetimes';
import type { ServiceKind } from '@lens/contracts/translations';

/** What was translated for this visitor, by text; texts of locale files are never in it. */
const translationCacheKey = 'translation-cache';

const lifetimeMs = translationCacheHours * 3_600_000;

interface KeptTranslation {
  translation: string;
  /** When it came, in milliseconds. */
  timestamp: number;
  /** Null where there was no word to translate. */
  service: ServiceKind | null;
}

export type KeptTranslations = Record<string, KeptTranslation>;

function isOld(entry: unknown): boolean {
  const { timestamp = NaN } = (entry ?? {}) as Partial<KeptTranslation>;
  return Math.abs(Date.now() - timestamp) >= lifetimeMs;
}

/** Those that are not too old; none where this browser keeps nothing, or something else under that name. */
export function keptTranslations(): KeptTranslations {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(translationCacheKey) ?? 'null');
    if (typeof kept !== 'object' || !kept) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, entry]) => !isOld(entry)));
  } catch {
    return {};
  }
}

/** Keeps more of them and drops those that are old, as far as this browser keeps anything. */
export function keepTranslations(more: KeptTranslations): void {
  try {
    localStorage.setItem(translationCacheKey, JSON.stringify({ ...keptTranslations(), ...more }));
  } catch {
    // Private windows and full ones ask again next time.
  }
}

/** How many translations this browser keeps. */
export const cachedTranslations = (): number => Object.keys(keptTranslations()).length;

export const forgetTranslations = (): void => localStorage.removeItem(translationCacheKey);
