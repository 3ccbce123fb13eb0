import { z } from 'zod';
import { languageCode } from './language-code.js';
import { listQuery, pageOf } from './lists.js';

/** A text that visitors met in English, because their language does not say it. */
export const missingText = z.object({
  language: languageCode,
  namespace: z.string(),
  key: z.string(),
  /** The pattern of the page's address: `/blog/:slug`. */
  route: z.string(),
  /** Openings of pages that missed it. */
  count: z.int().min(1),
  /** The English that they read. */
  source: z.string(),
  /** Days in UTC: single visits leave no time. */
  first_seen: z.iso.date(),
  last_seen: z.iso.date(),
});

export const missingTextsQuery = listQuery(['count', 'last_seen'], '-count').extend({
  language: languageCode.exclude(['en']).optional(),
});

/** `GET /api/translations/missing`: those that are missing to this day. */
export const missingTextsPage = pageOf(missingText);

export type MissingText = z.infer<typeof missingText>;
