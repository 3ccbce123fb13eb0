import type { ArticleStatus } from '@lens/contracts/articles';

export interface Schedule {
  status: ArticleStatus;
  published_at: string | null;
}

export const isPast = (moment: string | null): boolean => moment !== null && Date.parse(moment) <= Date.now();

/** What the state is now, as the clock sees it. */
export const currentStatus = ({ status, published_at }: Schedule): ArticleStatus =>
  status === 'scheduled' && isPast(published_at) ? 'published' : status;

/** The state as it is kept: publishing without a time is now, publishing at a later time is scheduling. */
export function toStoredSchedule({ status, published_at }: Schedule): Schedule {
  if (status === 'draft') return { status, published_at };
  if (published_at === null) return { status: 'published', published_at: new Date().toISOString() };
  return { status: isPast(published_at) ? 'published' : 'scheduled', published_at };
}

/** The state in SQL, for rows of `article`. */
export const statusConditions: Record<ArticleStatus, string> = {
  draft: "article.status = 'draft'",
  scheduled: "(article.status = 'scheduled' AND article.published_at > now())",
  published: "(article.status <> 'draft' AND article.published_at <= now())",
};

/** Whether visitors read it, for rows of `article` of what is published. */
export const isPublishedSql = 'article.published_at <= now()';
