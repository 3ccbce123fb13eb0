import { useUnsavedGuard } from '@lens/platform/unsaved-guard';
import { useUnsavedText } from '../../../components/unsaved-text/use-unsaved-text';
import { formatDraft } from '../compare/format-draft';
import type { ArticleEditing } from '../editing/use-article-editing';

const leaveQuestion = {
  text: 'Your changes are kept in this browser tab, and will be there when you open the article again.',
};

/** Saves the draft before the page is left; asks only if it cannot be saved. */
export function useSaveOnLeave({ state, save, draft }: ArticleEditing): void {
  const isUnsaved = state.kind !== 'saved';
  useUnsavedText(isUnsaved, () => formatDraft(draft()));
  useUnsavedGuard(isUnsaved, leaveQuestion, save);
}
