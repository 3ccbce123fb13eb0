import type { ArticleContent } from '@lens/contracts/articles';

export type Schedule = Pick<ArticleContent, 'status' | 'published_at'>;

/** Publishes now; an article that was public before keeps its date. */
export const scheduleNow = ({ published_at }: Schedule, now = Date.now()): Schedule => ({
  status: 'published',
  published_at: published_at && Date.parse(published_at) <= now ? published_at : null,
});

/** Whether visitors can read it. */
export const isPublic = ({ status, published_at }: Schedule, now = Date.now()): boolean =>
  status === 'published' ||
  (status === 'scheduled' && published_at !== null && Date.parse(published_at) <= now);
