import type { ArticleText } from '@lens/contracts/articles';
import { plainTextOf } from '@lens/contracts/rich-text';

const wordsPerMinute = 200;
/** Scripts without spaces are counted by character; people read about 500 of those in a minute. */
const charactersPerMinute = 500;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** As texts are compared in a search: without accents, in lower case. Composed again, so that Hangul stays whole. */
export const removeAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase();

export const toSearchableText = ({ title, excerpt, body }: ArticleText): string =>
  removeAccents([title, excerpt, plainTextOf(body)].join(' '));

/** Minutes to read the body, one at least. */
export function estimateReadMinutes({ body }: ArticleText): number {
  const text = plainTextOf(body);
  const characters = text.match(unspaced)?.length ?? 0;
  const words = text.replace(unspaced, ' ').split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute + characters / charactersPerMinute));
}

/** What a search becomes for PostgreSQL's `to_tsquery`: every word, as the beginning of one. Empty without words. */
export const toTsQuery = (search: string): string =>
  removeAccents(search)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => `${word}:*`)
    .join(' & ');
