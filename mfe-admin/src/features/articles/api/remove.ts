import { useQueryClient } from '@tanstack/react-query';
import { confirm } from '../../../components/confirm/confirm';
import { toast, toastFailure } from '../../../components/toasts/toasts';
import { deleteArticle } from './article';
import { articlesKey } from './list-articles';

/** Asks, then deletes an article with its history. @returns whether it is gone */
export function useRemoval() {
  const client = useQueryClient();
  return async function remove({ id, title }: { id: string; title: string }): Promise<boolean> {
    const agreed = await confirm({
      title: `Delete “${title}”?`,
      text: 'It goes in every language, with all its versions, and its address leads nowhere.',
      action: 'Delete the article',
    });
    if (!agreed) return false;
    try {
      await deleteArticle(id);
    } catch (failure) {
      toastFailure('The article was not deleted.', failure, {
        label: 'Try again',
        run: () => void remove({ id, title }),
      });
      return false;
    }
    toast(`Deleted “${title}”`);
    await client.invalidateQueries({ queryKey: [...articlesKey, 'list'] });
    return true;
  };
}
