import { useQueryClient } from '@tanstack/react-query';
import type { ArticleSummary } from '@lens/contracts/articles';
import { useSession } from '@lens/platform/session';
import { confirm } from '@lens/platform/confirm';
import { toast, toastFailure } from '../../../components/toasts/toasts';
import { timeAgo } from '../../../components/time-ago/time-ago';
import { isPublic } from '../schedule';
import { deleteArticle } from './article';
import { articlesKey } from './list-articles';

/** The article as the screen shows it. */
type DeletableArticle = Pick<
  ArticleSummary,
  'id' | 'title' | 'revision' | 'status' | 'published_at' | 'changed_by' | 'updated_at'
>;

/** What is deleted, and who may still be editing it. */
function formatWarning(article: DeletableArticle, me: string | undefined): string {
  const { changed_by, updated_at } = article;
  const colleague = changed_by !== me && changed_by;
  return [
    'It is deleted in every language, with all its versions. Its addresses will no longer work.',
    isPublic(article) && 'Visitors can read it now.',
    colleague && `${colleague} changed it ${timeAgo(updated_at, Date.now())} and may still be editing it.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Asks, then deletes an article with its history. @returns whether it was deleted */
export function useDeleteArticle() {
  const client = useQueryClient();
  const me = useSession(({ user }) => user?.username);
  return async function remove(article: DeletableArticle): Promise<boolean> {
    const { id, title, revision } = article;
    const isConfirmed = await confirm({
      title: `Delete “${title}”?`,
      text: formatWarning(article, me),
      action: 'Delete the article',
    });
    if (!isConfirmed) return false;
    try {
      await deleteArticle(id, revision);
    } catch (failure) {
      toastFailure('The article was not deleted.', failure, {
        label: 'Try again',
        run: () => void remove(article),
      });
      return false;
    }
    toast(`Deleted “${title}”`);
    await client.invalidateQueries({ queryKey: [...articlesKey, 'list'] });
    return true;
  };
}
