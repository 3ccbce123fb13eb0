import type { PublicArticleSummary } from '@lens/contracts/articles';

const cardFields = [
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

export type CardData = Pick<PublicArticleSummary, (typeof cardFields)[number]>;

/** Picks the fields that a card shows, so that no others are sent with the page. */
export const cardOf = (article: PublicArticleSummary): CardData =>
  Object.fromEntries(cardFields.map((name) => [name, article[name]])) as CardData;
