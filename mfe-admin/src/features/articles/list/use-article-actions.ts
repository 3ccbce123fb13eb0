import type { ArticleSummary } from '@lens/contracts/articles';
import { useNavigate } from '@lens/platform/router';
import { useScheduleChange } from '../api/change-schedule';
import { useRemoval } from '../api/remove';
import { publishedNow } from '../schedule';

/** What can be done with a row, by its menu and by its keys. */
export function useArticleActions() {
  const navigate = useNavigate();
  const change = useScheduleChange();
  const remove = useRemoval();
  return {
    edit: ({ id }: ArticleSummary) => navigate(`/admin/articles/${id}`),
    publish: (article: ArticleSummary) => void change([article], publishedNow(article)),
    unpublish: (article: ArticleSummary) =>
      void change([article], { status: 'draft', published_at: article.published_at }),
    remove: (article: ArticleSummary) => void remove(article),
  };
}
