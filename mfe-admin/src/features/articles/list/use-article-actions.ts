import { useQueryClient } from '@tanstack/react-query';
import type { ArticleSummary } from '@lens/contracts/articles';
import { useNavigate } from '@lens/platform/router';
import { confirm } from '@lens/platform/confirm';
import { toast, toastFailure } from '../../../components/toasts/toasts';
import { unpublishArticle } from '../api/article';
import { useScheduleChange } from '../api/change-schedule';
import { articlesKey } from '../api/list-articles';
import { useDeleteArticle } from '../api/use-delete-article';
import { scheduleNow } from '../schedule';

/** The actions on a row, from its menu and by shortcuts. */
export function useArticleActions() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const change = useScheduleChange();
  const remove = useDeleteArticle();

  /** Publishing again would publish the draft, so unpublishing could not be undone. */
  const confirmAndUnpublish = async ({ id, title, revision }: ArticleSummary) => {
    const isConfirmed = await confirm({
      title: `Unpublish “${title}”?`,
      text: 'Its draft is different from what is on the site. You can still find what was on the site under Versions.',
      action: 'Unpublish',
    });
    if (!isConfirmed) return;
    try {
      await unpublishArticle(id, revision);
      toast(`Unpublished “${title}”`);
    } catch (failure) {
      toastFailure('The article was not unpublished.', failure);
    }
    await client.invalidateQueries({ queryKey: [...articlesKey, 'list'] });
  };

  return {
    edit: ({ id }: ArticleSummary) => navigate(`/admin/articles/${id}`),
    publish: (article: ArticleSummary) => void change(article, scheduleNow(article)),
    unpublish: (article: ArticleSummary) =>
      void (article.has_changes
        ? confirmAndUnpublish(article)
        : change(article, { status: 'draft', published_at: article.published_at })),
    remove: (article: ArticleSummary) => void remove(article),
  };
}
