import type { ArticleChange, ArticlePublication } from '@lens/contracts/articles';
import type { Article } from './article.entity.js';
import { isPast, scheduleAsStored, statusNow, type Schedule } from './visibility.js';

/**
 * What saving is to change of the publication: nothing where nothing is said of it, or what the article has already.
 * So whoever sends back what was read never publishes by that.
 */
export function scheduleAsked(article: Article, { status, published_at }: ArticleChange): Schedule | null {
  if (status === undefined) return null;
  const now = statusNow(article);
  if (status === 'draft') return now === 'draft' ? null : withdrawn(article);
  const asked = scheduleAsStored({ status, published_at: published_at ?? null });
  const sameDay = !published_at || Date.parse(published_at) === Date.parse(article.published_at ?? '');
  return asked.status === now && sameDay ? null : asked;
}

/** When the draft is to be read: without a word, on the day that the article has had, else now. */
export function publicationOf(article: Article, { published_at }: ArticlePublication): Schedule {
  return scheduleAsStored({
    status: 'published',
    published_at: published_at === undefined ? article.published_at : published_at,
  });
}

/** A draft again. The day on which it was read first is kept, one that was to come is not. */
export const withdrawn = ({ published_at }: Schedule): Schedule => ({
  status: 'draft',
  published_at: isPast(published_at) ? published_at : null,
});
