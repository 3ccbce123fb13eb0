/** What was translated for this visitor, by text; texts of locale files are never in it. */
export const translationCacheKey = 'translation-cache';

/** How many translations this browser keeps; none where it keeps nothing, or something else under that name. */
export function cachedTranslations(): number {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(translationCacheKey) ?? 'null');
    return typeof kept === 'object' && kept ? Object.keys(kept).length : 0;
  } catch {
    return 0;
  }
}

export const forgetTranslations = (): void => localStorage.removeItem(translationCacheKey);
