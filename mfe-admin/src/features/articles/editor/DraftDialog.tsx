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
import { published } from './published';
import { useAct } from './use-act';
import type { ArticleEditing } from '../editing/use-article-editing';

interface Props {
  editor: ArticleEditing;
  onClose: () => void;
}

/** What the draft says otherwise than the site, and what can become of it. */
export function DraftDialog({ editor, onClose }: Props) {
  const { id, saved } = editor;
  const { run: act, working } = useAct(editor);
  const live = usePublishedContent(id, saved.published_revision ?? 0);
  const found = live.data && compareDrafts(draftFromArticle(live.data), editor.draft());
  const visible = isPublic(saved);
  const run = async (done: () => Promise<boolean>, refused: string) => {
    if (await act(done, refused)) onClose();
  };
  const discard = () =>
    run(async () => {
      const back = await editor.discard();
      if (back) toast('The draft is the same as the site again', { label: 'Undo', run: back });
      return Boolean(back);
    }, 'The draft was not discarded.');
  const publish = () =>
    run(async () => {
      const before = saved.published_slug;
      const after = await editor.publish();
      if (after) toast(published(before, after));
      return Boolean(after);
    }, 'The changes were not published.');
  return (
    <Dialog
      title="The draft and the site"
      size="wide"
      onClose={onClose}
      actions={
        found &&
        found.length > 0 && (
          <>
            <Button busy={working} onClick={() => void discard()}>
              Discard the draft
            </Button>
            <Button look="main" busy={working} onClick={() => void publish()}>
              {visible ? 'Publish changes' : 'Schedule changes'}
            </Button>
          </>
        )
      }
    >
      {live.isError && (
        <RetryNotice onRetry={() => void live.refetch()} retrying={live.isFetching}>
          {`The published version could not be loaded: ${live.error.message}`}
        </RetryNotice>
      )}
      {live.isPending && <Skeleton label="Loading the published version…" />}
      {found?.length === 0 && <p>The draft is the same as the site.</p>}
      {found && found.length > 0 && (
        <>
          <p>
            {visible
              ? 'Visitors see the struck-through text now. The underlined text replaces it when you publish the changes.'
              : 'The struck-through text will be published as scheduled, unless you schedule the changes in its place.'}
          </p>
          <DifferenceList differences={found} />
        </>
      )}
    </Dialog>
  );
}
