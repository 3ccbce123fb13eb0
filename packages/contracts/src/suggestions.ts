import { z } from 'zod';
import { deskText } from './desk.js';
import { serviceKinds, translatedText } from './translations.js';

/** The English that `text` was written for, and how similar it is; 1 only if it is identical. */
const match = { source: z.string(), text: z.string(), similarity: z.number().min(0).max(1) };

/** From another text of the site. */
const siteSuggestion = deskText
  .pick({ namespace: true, key: true, state: true, changed_by: true, changed_at: true })
  .extend({ from: z.literal('site'), ...match });

/** From the translation memory. */
const memorySuggestion = z.object({
  from: z.literal('memory'),
  ...match,
  /** The name of the file that it was imported with. */
  origin: z.string(),
  imported_by: z.string(),
  imported_at: z.iso.datetime(),
});

/**
 * `GET /api/translations/texts/ko/common/hero.title/suggestions`: the language's translations of similar English, the
 * most similar first; among equals reviewed ones first, then other texts of the site, then the newest.
 */
export const textSuggestions = z.object({
  items: z.array(z.discriminatedUnion('from', [siteSuggestion, memorySuggestion])),
});

/** A `POST` to the same address requests a suggestion from one service. */
export const serviceQuestion = z.strictObject({ service: z.enum(serviceKinds) });

export const serviceSuggestion = translatedText.omit({ reasons: true }).extend({
  /** The service's message about why there is no translation: `DeepL service not configured`. */
  reason: z.string().nullable(),
});

export type TextSuggestions = z.infer<typeof textSuggestions>;
export type ServiceSuggestion = z.infer<typeof serviceSuggestion>;
