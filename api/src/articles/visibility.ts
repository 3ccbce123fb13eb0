import type { ArticleStatus } from '@lens/contracts/articles';

export interface Schedule {
  status: ArticleStatus;
  published_at: string | null;
}

export const isPast = (time: string | null): boolean => time !== null && Date.parse(time) <= Date.now();

/** The status at this moment: a scheduled article is published once its time has come. */
export const currentStatus = ({ status, published_at }: Schedule): ArticleStatus =>
  status === 'scheduled' && isPast(published_at) ? 'published' : status;

/** The schedule to store: published now if no time is given, scheduled if the time is in the future. */
export function toStoredSchedule({ status, published_at }: Schedule): Schedule {
  if (status === 'draft') return { status, published_at };
  if (published_at === null) return { status: 'published', published_at: new Date().toISOString() };
  return { status: isPast(published_at) ? 'published' : 'scheduled', published_at };
}

/** SQL conditions on the current status, for the alias `article`. */
export const statusConditions: Record<ArticleStatus, string> = {
  draft: "article.status = 'draft'",
  scheduled: "(article.status = 'scheduled' AND article.published_at > now())",
  published: "(article.status <> 'draft' AND article.published_at <= now())",
};

/** SQL condition on published articles that are already public, for the alias `article`. */
export const isPublishedSql = 'article.published_at <= now()';
