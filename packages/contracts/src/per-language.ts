import { z } from 'zod';
import { eachLanguage } from './language-code.js';
import { fallbackChain, sourceLanguage, type LanguageCode } from './languages.js';

/** English always, the others as far as they are written; reading falls back, saving never does. */
export const perLanguage = <Text extends z.ZodType>(text: Text) =>
  z.strictObject({ ...eachLanguage(text.optional()), en: text });

export type PerLanguage<Text> = { [Code in LanguageCode]?: Text | undefined } & { en: Text };

/** The language in which a text is read: the first of the fallback chain in which it is written. */
export function nearestLanguage(texts: PerLanguage<unknown>, wanted: LanguageCode): LanguageCode {
  const written = (code: string): code is LanguageCode => texts[code as LanguageCode] !== undefined;
  return fallbackChain(wanted).find(written) ?? sourceLanguage;
}
