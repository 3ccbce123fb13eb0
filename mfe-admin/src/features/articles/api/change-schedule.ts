import type { ArticleSummary } from '@lens/contracts/articles';
import { useOptimisticChange } from '../../../components/optimistic/use-optimistic-change';
import { contentOf } from '../content';
import type { Schedule } from '../schedule';
import { readArticle, replaceArticle } from './article';
import { articlesKey } from './list-articles';

const verbs = { draft: 'Unpublished', scheduled: 'Scheduled', published: 'Published' };

/** Publishes and unpublishes from the list: seen at once, undone for six seconds. */
export const useScheduleChange = () =>
  useOptimisticChange<ArticleSummary, Schedule>({
    key: articlesKey,
    noun: 'article',
    valueOf: ({ status, published_at }) => ({ status, published_at }),
    apply: (article, schedule) => ({ ...article, ...schedule }),
    send: async (id, schedule) => {
      const article = await readArticle(id);
      await replaceArticle(id, article.revision, { ...contentOf(article), ...schedule });
    },
    said: ([article], { status }) => `${verbs[status]} “${article?.title ?? ''}”`,
  });
