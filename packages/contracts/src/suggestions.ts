import { z } from 'zod';
import { deskText } from './desk.js';
import { serviceKinds, translatedText } from './translations.js';

/**
 * `GET /api/translations/texts/ko/common/hero.title/suggestions`: the language's translations of similar English, the
 * most similar first; among equals reviewed ones first, then the newest.
 */
export const memorySuggestions = z.object({
  items: z.array(
    deskText.pick({ namespace: true, key: true, state: true, changed_by: true, changed_at: true }).extend({
      /** The English that `text` was written for. */
      source: z.string(),
      text: z.string(),
      /** How similar the English is; 1 only if it is identical. */
      similarity: z.number().min(0).max(1),
    }),
  ),
});

/** A `POST` to the same address requests a suggestion from one service. */
export const serviceQuestion = z.strictObject({ service: z.enum(serviceKinds) });

export const serviceSuggestion = translatedText.omit({ reasons: true }).extend({
  /** The service's message about why there is no translation: `DeepL service not configured`. */
  reason: z.string().nullable(),
});

export type MemorySuggestions = z.infer<typeof memorySuggestions>;
export type ServiceSuggestion = z.infer<typeof serviceSuggestion>;
