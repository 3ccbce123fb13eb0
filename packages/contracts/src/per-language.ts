import { z } from 'zod';
import { eachLanguage } from './language-code.js';
import { fallbackChain, sourceLanguage, type LanguageCode } from './languages.js';

/** English is required, the other languages are optional. Only reading uses fallbacks, saving does not. */
export const perLanguage = <Text extends z.ZodType>(text: Text) =>
  z.strictObject({ ...eachLanguage(text.optional()), en: text });

export type PerLanguage<Text> = { [Code in LanguageCode]?: Text | undefined } & { en: Text };

/** The first language of the fallback chain that has the text. */
export function nearestLanguage(texts: PerLanguage<unknown>, requested: LanguageCode): LanguageCode {
  const hasText = (code: string): code is LanguageCode => texts[code as LanguageCode] !== undefined;
  return fallbackChain(requested).find(hasText) ?? sourceLanguage;
}
