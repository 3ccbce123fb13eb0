import type { ArticleText } from '@lens/contracts/articles';
import { plainTextOf } from '@lens/contracts/rich-text';

/**
 * Removes accents and capitals, for comparing texts in a search. Composed again, so that Hangul syllables stay whole.
 */
export const removeAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase();

export const toSearchableText = ({ title, excerpt, body }: ArticleText): string =>
  removeAccents([title, excerpt, plainTextOf(body)].join(' '));

/** A query for PostgreSQL's `to_tsquery` that finds every word as the beginning of one. Empty if there are no words. */
export const toTsQuery = (search: string): string =>
  removeAccents(search)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => `${word}:*`)
    .join(' & ');
