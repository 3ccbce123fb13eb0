import { z } from 'zod';
import { languageCode } from './language-code.js';
import { listQuery, pageOf } from './lists.js';

/** A text that visitors saw in English, since their language lacks it. */
export const missingText = z.object({
  language: languageCode,
  namespace: z.string(),
  key: z.string(),
  /** The pattern of the page's address: `/blog/:slug`. */
  route: z.string(),
  /** How often a page was opened without it. */
  count: z.int().min(1),
  /** The English that visitors saw. */
  source: z.string(),
  /** Days in UTC, without times, so that they reveal no single visit. */
  first_seen: z.iso.date(),
  last_seen: z.iso.date(),
});

export const missingTextsQuery = listQuery(['count', 'last_seen'], '-count').extend({
  language: languageCode.exclude(['en']).optional(),
});

/** `GET /api/translations/missing`: texts that are still missing. */
export const missingTextsPage = pageOf(missingText);

export type MissingText = z.infer<typeof missingText>;
