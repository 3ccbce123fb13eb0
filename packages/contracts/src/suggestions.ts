import { z } from 'zod';
import { deskText } from './desk.js';
import { serviceKinds, translatedText } from './translations.js';

/**
 * `GET /api/translations/texts/ko/common/hero.title/suggestions`: what the language says elsewhere for English like
 * this; the most alike first, of equal ones those that were reviewed, then the newest.
 */
export const memorySuggestions = z.object({
  items: z.array(
    deskText.pick({ namespace: true, key: true, state: true, changed_by: true, changed_at: true }).extend({
      /** The English that `text` was written for. */
      source: z.string(),
      text: z.string(),
      /** How much of the English is the same; 1 only where it is the same to the letter. */
      similarity: z.number().min(0).max(1),
    }),
  ),
});

/** `POST` to the same address asks one service. */
export const serviceQuestion = z.strictObject({ service: z.enum(serviceKinds) });

export const serviceSuggestion = translatedText.omit({ reasons: true }).extend({
  /** Why there is no translation, in the words of the service: `DeepL service not configured`. */
  reason: z.string().nullable(),
});

export type MemorySuggestions = z.infer<typeof memorySuggestions>;
export type ServiceSuggestion = z.infer<typeof serviceSuggestion>;
