import { z } from 'zod';
import { textName } from './desk.js';
import { languageCode } from './language-code.js';
import { translatedText } from './translations.js';

/** A part of an article; a line of its body is named by its path, as in `body.4.0.1`. */
const part = z
  .string()
  .regex(/^(?:title|excerpt|body(?:\.(?:0|[1-9]\d{0,2})){1,7})$/)
  .meta({ examples: ['title', 'body.0', 'body.4.0.1'] });

/** Names a published English text, so that visitors cannot have any other text translated. */
const liveText = z.union([textName.omit({ language: true }), z.strictObject({ article: z.uuid(), part })]);

/** `POST /api/translations/live`: texts that a visitor would read in English. */
export const liveTexts = z.strictObject({
  language: languageCode.exclude(['en']),
  texts: z.array(liveText).min(1).max(100),
});

/**
 * In the order of the request; null for texts that are not published, or that the language already has. A line of an
 * article has the tags of `@lens/contracts/article-lines`.
 */
export const liveTranslations = z.object({
  texts: z.array(
    translatedText
      .omit({ cached: true, reasons: true })
      .extend({
        /** Hash of the English that was translated. A page that shows other English cannot use the translation. */
        source: z.string(),
      })
      .nullable(),
  ),
});

export type LiveText = z.infer<typeof liveText>;
export type LiveTexts = z.infer<typeof liveTexts>;
export type LiveTranslations = z.infer<typeof liveTranslations>;
