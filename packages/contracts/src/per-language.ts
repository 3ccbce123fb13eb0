import { z } from 'zod';
import { fallbackChain, languages, sourceLanguage, type LanguageCode } from './languages.js';

const codes = languages.map(({ code }) => code) as [LanguageCode, ...LanguageCode[]];

export const languageCode = z.enum(codes);

/** English always, the others as far as they are written; reading falls back, saving never does. */
export function perLanguage<Text extends z.ZodType>(text: Text) {
  const other = text.optional();
  return z.strictObject({
    en: text,
    es: other,
    'es-MX': other,
    'pt-BR': other,
    tl: other,
    ko: other,
    vi: other,
    zh: other,
    ar: other,
    hy: other,
    he: other,
  });
}

export type PerLanguage<Text> = { [Code in LanguageCode]?: Text | undefined } & { en: Text };

/** The language in which a text is read: the first of the fallback chain in which it is written. */
export function nearestLanguage(texts: PerLanguage<unknown>, wanted: LanguageCode): LanguageCode {
  const written = (code: string): code is LanguageCode => texts[code as LanguageCode] !== undefined;
  return fallbackChain(wanted).find(written) ?? sourceLanguage;
}
