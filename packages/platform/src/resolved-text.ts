import type { LanguageCode } from '@lens/contracts/languages';

/** Where i18next found a text, as it passes that to post-processors (`postProcessPassResolved`). */
export interface ResolvedText {
  /** Undefined if no language has the text. */
  res?: unknown;
  usedNS: string;
  usedLng: string;
  usedKey: string;
  /** With the plural form: `items_few`. */
  exactUsedKey: string;
}

/** The text's key in a language. It differs from the key that was used if that is a plural form of another language. */
export function resolvedKeyIn(
  language: LanguageCode,
  { usedLng, usedKey, exactUsedKey }: ResolvedText,
  count: unknown,
): string {
  const isOtherPlural = exactUsedKey !== usedKey && usedLng !== language && typeof count === 'number';
  return isOtherPlural ? `${usedKey}_${new Intl.PluralRules(language).select(count)}` : exactUsedKey;
}
