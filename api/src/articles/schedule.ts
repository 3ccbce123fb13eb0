import type { ArticleChange, ArticlePublication } from '@lens/contracts/articles';
import type { Article } from './article.entity.js';
import { isPast, toStoredSchedule, currentStatus, type Schedule } from './visibility.js';

/**
 * The schedule that saving sets; null when the request has none, or the one that the article already has. A client that
 * sends back what it read therefore never publishes by saving.
 */
export function requestedSchedule(
  article: Article,
  { status, published_at }: ArticleChange,
): Schedule | null {
  if (status === undefined) return null;
  const current = currentStatus(article);
  if (status === 'draft') return current === 'draft' ? null : unpublishedSchedule(article);
  const requested = toStoredSchedule({ status, published_at: published_at ?? null });
  const isSameTime = !published_at || Date.parse(published_at) === Date.parse(article.published_at ?? '');
  return requested.status === current && isSameTime ? null : requested;
}

/** When the draft becomes public: at the requested time; if absent, the article's previous time; if null, now. */
export function publicationSchedule(article: Article, { published_at }: ArticlePublication): Schedule {
  return toStoredSchedule({
    status: 'published',
    published_at: published_at === undefined ? article.published_at : published_at,
  });
}

/** A draft again. The time of an earlier publication is kept, a scheduled one is not. */
export const unpublishedSchedule = ({ published_at }: Schedule): Schedule => ({
  status: 'draft',
  published_at: isPast(published_at) ? published_at : null,
});
