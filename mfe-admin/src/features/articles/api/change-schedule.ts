import type { ArticleSummary } from '@lens/contracts/articles';
import { useOptimisticChange } from '../../../components/optimistic/use-optimistic-change';
import type { Schedule } from '../schedule';
import { articleKey, publishArticle, readArticle, unpublishArticle } from './article';
import { articlesKey } from './list-articles';

const pastVerbs = { draft: 'Unpublished', scheduled: 'Scheduled', published: 'Published' };

/** Publishes and unpublishes from the list: shown at once, undone for six seconds. */
export function useScheduleChange() {
  const change = useOptimisticChange<ArticleSummary, Schedule>({
    key: articlesKey,
    itemKey: articleKey,
    noun: 'article',
    nameOf: ({ title }) => title,
    read: readArticle,
    describeState: ({ status }) => `It is ${status} now.`,
    valueOf: ({ status, published_at }) => ({ status, published_at }),
    apply: (article, schedule) => ({ ...article, ...schedule }),
    send: (id, { status, published_at }, baseRevision) =>
      status === 'draft'
        ? unpublishArticle(id, baseRevision)
        : publishArticle(id, baseRevision, { published_at }),
    describe: ([article], { status }) => `${pastVerbs[status]} “${article?.title ?? ''}”`,
  });
  return (article: ArticleSummary, schedule: Schedule) => change([article], schedule);
}
