import type { LanguageCode } from '@lens/contracts/languages';

/** Where i18next has found a text, as it tells post-processors (`postProcessPassResolved`). */
export interface SaidText {
  /** Undefined where no language has it. */
  res?: unknown;
  usedNS: string;
  usedLng: string;
  usedKey: string;
  /** With the plural form that was taken: `items_few`. */
  exactUsedKey: string;
}

/** The key that a language has for what was said, also where another language has said it in forms of its own. */
export function keyIn(
  language: LanguageCode,
  { usedLng, usedKey, exactUsedKey }: SaidText,
  count: unknown,
): string {
  const isForm = exactUsedKey !== usedKey && usedLng !== language && typeof count === 'number';
  return isForm ? `${usedKey}_${new Intl.PluralRules(language).select(count)}` : exactUsedKey;
}
