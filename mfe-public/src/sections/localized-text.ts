import { fallbackChain, isLanguageCode, type LanguageCode } from '@lens/contracts/languages';

/** A text by staff, and its language. */
export interface LocalizedText {
  text: string;
  lng: LanguageCode;
}

/** The text in the first language of the fallback chain that has one. */
export function localizedText(
  texts: { [Code in LanguageCode]?: string | undefined },
  language: LanguageCode,
): LocalizedText | null {
  const lng = fallbackChain(language)
    .filter(isLanguageCode)
    .find((code) => texts[code]);
  const text = lng && texts[lng];
  return text ? { text, lng } : null;
}
