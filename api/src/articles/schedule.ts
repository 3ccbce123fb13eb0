import type { ArticleChange, ArticlePublication } from '@lens/contracts/articles';
import type { Article } from './article.entity.js';
import { isPast, toStoredSchedule, currentStatus, type Schedule } from './visibility.js';

/**
 * What saving is to change of the publication: nothing where nothing is said of it, or what the article has already.
 * So whoever sends back what was read never publishes by that.
 */
export function requestedSchedule(
  article: Article,
  { status, published_at }: ArticleChange,
): Schedule | null {
  if (status === undefined) return null;
  const now = currentStatus(article);
  if (status === 'draft') return now === 'draft' ? null : unpublishedSchedule(article);
  const asked = toStoredSchedule({ status, published_at: published_at ?? null });
  const sameDay = !published_at || Date.parse(published_at) === Date.parse(article.published_at ?? '');
  return asked.status === now && sameDay ? null : asked;
}

/** When the draft is to be read: without a word, on the day that the article has had, else now. */
export function publicationSchedule(article: Article, { published_at }: ArticlePublication): Schedule {
  return toStoredSchedule({
    status: 'published',
    published_at: published_at === undefined ? article.published_at : published_at,
  });
}

/** A draft again. The day on which it was read first is kept, one that was to come is not. */
export const unpublishedSchedule = ({ published_at }: Schedule): Schedule => ({
  status: 'draft',
  published_at: isPast(published_at) ? published_at : null,
});
