import { Button } from '@lens/ui/office/Button';
import { Dialog } from '@lens/ui/office/Dialog';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { toast } from '../../../components/toasts/toasts';
import { usePublishedContent } from '../api/article';
import { DifferenceList } from '../../../components/conflict/DifferenceList';
import { compareDrafts } from '../compare/compare-drafts';
import { draftFromArticle } from '../article-draft';
import { isPublic } from '../schedule';
import { formatPublished } from './unpublished-changes';
import { useArticleAction } from './use-article-action';
import type { ArticleEditing } from '../editing/use-article-editing';

interface DraftComparisonDialogProps {
  editor: ArticleEditing;
  onClose: () => void;
}

/** Compares the draft with the published text, and publishes or discards it. */
export function DraftComparisonDialog({ editor, onClose }: DraftComparisonDialogProps) {
  const { id, saved } = editor;
  const { run: runAction, isRunning } = useArticleAction(editor);
  const publishedContent = usePublishedContent(id, saved.published_revision ?? 0);
  const differences =
    publishedContent.data && compareDrafts(draftFromArticle(publishedContent.data), editor.draft());
  const isVisible = isPublic(saved);
  const run = async (action: () => Promise<boolean>, failureTitle: string) => {
    if (await runAction(action, failureTitle)) onClose();
  };
  const discard = () =>
    run(async () => {
      const undo = await editor.discard();
      if (undo) toast('The draft is the same as the site again', { label: 'Undo', run: undo });
      return Boolean(undo);
    }, 'The draft was not discarded.');
  const publish = () =>
    run(async () => {
      const before = saved.published_slug;
      const after = await editor.publish();
      if (after) toast(formatPublished(before, after));
      return Boolean(after);
    }, 'The changes were not published.');
  return (
    <Dialog
      title="The draft and the site"
      size="wide"
      onClose={onClose}
      actions={
        differences &&
        differences.length > 0 && (
          <>
            <Button busy={isRunning} onClick={() => void discard()}>
              Discard the draft
            </Button>
            <Button look="main" busy={isRunning} onClick={() => void publish()}>
              {isVisible ? 'Publish changes' : 'Schedule changes'}
            </Button>
          </>
        )
      }
    >
      {publishedContent.isError && (
        <RetryNotice onRetry={() => void publishedContent.refetch()} retrying={publishedContent.isFetching}>
          {`The published version could not be loaded: ${publishedContent.error.message}`}
        </RetryNotice>
      )}
      {publishedContent.isPending && <Skeleton label="Loading the published version…" />}
      {differences?.length === 0 && <p>The draft is the same as the site.</p>}
      {differences && differences.length > 0 && (
        <>
          <p>
            {isVisible
              ? 'Visitors see the struck-through text now. The underlined text replaces it when you publish the changes.'
              : 'The struck-through text will be published as scheduled, unless you schedule the changes in its place.'}
          </p>
          <DifferenceList differences={differences} />
        </>
      )}
    </Dialog>
  );
}
