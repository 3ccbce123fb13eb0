import type { ArticleAnswer } from '@lens/contracts/articles';
import { Button } from '@lens/ui/office/Button';
import { ConflictDialog } from '@lens/ui/office/conflict/ConflictDialog';
import { ResolvedFields } from '../../../components/conflict/ResolvedFields';
import { TimeAgo } from '../../../components/time-ago/TimeAgo';
import { toast } from '../../../components/toasts/toasts';
import { draftFromArticle } from '../article-draft';
import { difference } from '../compare/differences';
import type { Field } from '../compare/fields';
import { mergeOf } from '../compare/merge';
import type { ArticleEditing } from '../editing/use-article-editing';
import { useWhoChanged } from '../editing/who-changed';

interface Props {
  editor: ArticleEditing;
  theirs: ArticleAnswer;
  onLater: () => void;
}

/** Someone else saved the article meanwhile: what both changed is asked about, and the rest goes together. */
export function ArticleConflict({ editor, theirs, onLater }: Props) {
  const who = useWhoChanged()(theirs);
  const owner = theirs.changed_by === null || who !== theirs.changed_by ? 'the other' : `${who}’s`;
  const drafts = { mine: editor.draft(), theirs: draftFromArticle(theirs) };
  const base = editor.origin();
  const merge = mergeOf(base, drafts.mine, drafts.theirs);
  const { disputed } = merge;
  const isMine = merge.mine.length + disputed.length > 0;

  /** Saves mine, with these fields of mine put aside. */
  const save = (aside: readonly Field[]) => {
    const back = editor.merge([...merge.theirs, ...aside]);
    if (back && aside.length > 0)
      toast('What you wrote was put aside', { label: 'Bring it back', run: () => back(aside) });
  };
  return (
    <ConflictDialog
      title={`${who} saved this article`}
      lead={
        <>
          It was saved <TimeAgo since={theirs.updated_at} />, after you opened it. Whatever you choose, what{' '}
          {who} saved stays under Versions.
        </>
      }
      question={
        disputed.length > 0
          ? 'You both changed these fields. Choose which version to keep:'
          : merge.mine.length > 0
            ? 'You changed different fields: both changes can be kept.'
            : merge.theirs.length > 0
              ? 'You have changed nothing yourself.'
              : 'Both say the same.'
      }
      disputes={disputed.map((field) => ({
        ...field,
        mine: field.shown(drafts.mine),
        theirs: field.shown(drafts.theirs),
      }))}
      theirName={owner}
      onLater={onLater}
      actions={(isTheirs) => (
        <>
          {disputed.length === 0 && isMine && (
            <Button onClick={() => save(merge.mine)}>Keep {owner} only</Button>
          )}
          <Button look="main" onClick={() => save(disputed.filter(isTheirs))}>
            {disputed.length > 0 ? 'Save this choice' : isMine ? 'Keep both changes' : 'Show it'}
          </Button>
        </>
      )}
    >
      {base && (
        <>
          <ResolvedFields
            title={`Taken from ${owner}`}
            differences={merge.theirs.map((field) => difference(field, base, drafts.theirs))}
          />
          <ResolvedFields
            title="Kept from mine"
            differences={merge.mine.map((field) => difference(field, base, drafts.mine))}
          />
        </>
      )}
    </ConflictDialog>
  );
}
