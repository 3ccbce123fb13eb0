import type { PublicArticleSummary } from '@lens/contracts/articles';

const shown = [
  'slug',
  'title',
  'excerpt',
  'author',
  'published_at',
  'read_time',
  'categories',
  'cover',
  'lng',
  'body_lng',
  'is_sample',
] as const;

export type CardData = Pick<PublicArticleSummary, (typeof shown)[number]>;

/** As much of an article as a card shows; the rest does not travel with the page. */
export const cardOf = (article: PublicArticleSummary): CardData =>
  Object.fromEntries(shown.map((name) => [name, article[name]])) as CardData;
