import type { ArticleAnswer } from '@lens/contracts/articles';
import { Button } from '@lens/ui/office/Button';
import { ConflictDialog } from '@lens/ui/office/conflict/ConflictDialog';
import { ResolvedFields } from '../../../components/conflict/ResolvedFields';
import { TimeAgo } from '../../../components/time-ago/TimeAgo';
import { toast } from '../../../components/toasts/toasts';
import { draftFromArticle } from '../article-draft';
import { compareField } from '../compare/compare-drafts';
import type { ArticleField } from '../compare/article-fields';
import { mergeDrafts } from '../compare/merge-drafts';
import type { ArticleEditing } from '../editing/use-article-editing';
import { useChangedByName } from '../editing/changed-by';

interface ArticleConflictProps {
  editor: ArticleEditing;
  theirs: ArticleAnswer;
  onPostpone: () => void;
}

/**
 * The dialog after a colleague has saved first: staff choose between the versions of fields that both changed; changes
 * to other fields are combined.
 */
export function ArticleConflict({ editor, theirs, onPostpone }: ArticleConflictProps) {
  const who = useChangedByName()(theirs);
  const theirName = theirs.changed_by === null || who !== theirs.changed_by ? 'the other' : `${who}’s`;
  const drafts = { mine: editor.draft(), theirs: draftFromArticle(theirs) };
  const base = editor.baseDraft();
  const merge = mergeDrafts(base, drafts.mine, drafts.theirs);
  const { disputed } = merge;
  const hasMine = merge.mine.length + disputed.length > 0;

  /** Saves mine, but discards these fields of mine. */
  const saveMine = (discarded: readonly ArticleField[]) => {
    const restoreMine = editor.merge([...merge.theirs, ...discarded]);
    if (restoreMine && discarded.length > 0)
      toast('What you wrote was put aside', { label: 'Bring it back', run: () => restoreMine(discarded) });
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
              ? 'You have not changed anything.'
              : 'Both versions are the same.'
      }
      fieldConflicts={disputed.map((field) => ({
        ...field,
        mine: field.format(drafts.mine),
        theirs: field.format(drafts.theirs),
      }))}
      theirName={theirName}
      onPostpone={onPostpone}
      actions={(isTheirs) => (
        <>
          {disputed.length === 0 && hasMine && (
            <Button onClick={() => saveMine(merge.mine)}>Keep {theirName} only</Button>
          )}
          <Button look="main" onClick={() => saveMine(disputed.filter(isTheirs))}>
            {disputed.length > 0 ? 'Save this choice' : hasMine ? 'Keep both changes' : 'Show it'}
          </Button>
        </>
      )}
    >
      {base && (
        <>
          <ResolvedFields
            title={`Taken from ${theirName}`}
            differences={merge.theirs.map((field) => compareField(field, base, drafts.theirs))}
          />
          <ResolvedFields
            title="Kept from mine"
            differences={merge.mine.map((field) => compareField(field, base, drafts.mine))}
          />
        </>
      )}
    </ConflictDialog>
  );
}
