import { useEffect } from 'react';
import { useLeaveGuard } from '@lens/platform/router';
import { confirm } from '../../../components/confirm/confirm';
import { useUnsavedText } from '../../../components/unsaved-text/use-unsaved-text';
import { draftAsText } from '../compare/draft-as-text';
import type { ArticleEditing } from '../editing/use-article-editing';

/** Whoever leaves takes nothing along: the draft is saved first; what cannot be saved is asked about. */
export function useLeaving({ state, save, draft }: ArticleEditing): void {
  const unsaved = state.kind !== 'saved';
  useUnsavedText(unsaved, () => draftAsText(draft()));
  useLeaveGuard(unsaved, (leave) => {
    void (async () => {
      if (await save()) return leave();
      const left = await confirm({
        title: 'Leave without saving?',
        text: 'Your changes are kept in this browser tab, and will be there when you open the article again.',
        action: 'Leave',
        keep: 'Stay here',
      });
      if (left) leave();
    })();
  });
  useEffect(() => {
    if (!unsaved) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [unsaved]);
}
