import { useState } from 'react';
import type { ArticleAnswer } from '@lens/contracts/articles';
import { Button } from '@lens/ui/office/Button';
import { Dialog } from '@lens/ui/office/Dialog';
import { TimeAgo } from '../../../components/time-ago/TimeAgo';
import { toast } from '../../../components/toasts/toasts';
import { difference } from '../compare/differences';
import type { Field } from '../compare/fields';
import { draftFromArticle } from '../article-draft';
import type { ArticleEditing } from '../editing/use-article-editing';
import { useWhoChanged } from '../editing/who-changed';
import { Choice, type Side } from '../../../components/conflict/Choice';
import { mergeOf } from '../compare/merge';
import { Settled } from '../../../components/conflict/Settled';
import styles from '../../../components/conflict/Conflict.module.css';

interface Props {
  editor: ArticleEditing;
  theirs: ArticleAnswer;
  onLater: () => void;
}

/** Someone else saved meanwhile: what both changed is asked about, the rest goes together, and nothing is lost. */
export function ConflictDialog({ editor, theirs, onLater }: Props) {
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  const who = useWhoChanged()(theirs);
  const owner = theirs.changed_by === null || who !== theirs.changed_by ? 'the other' : `${who}’s`;
  const written = { mine: editor.draft(), theirs: draftFromArticle(theirs) };
  const base = editor.origin();
  const { mine: kept, theirs: taken, disputed } = mergeOf(base, written.mine, written.theirs);
  const isMine = kept.length + disputed.length > 0;

  /** Saves mine, with these fields of mine put aside. */
  const save = (aside: readonly Field[]) => {
    const back = editor.merge([...taken, ...aside]);
    if (back && aside.length > 0)
      toast('What you wrote was put aside', { label: 'Bring it back', run: () => back(aside) });
  };
  const chosenTheirs = disputed.filter(({ label }) => chosen[label] === 'theirs');
  return (
    <Dialog
      title={`${who} saved this article`}
      size="wide"
      onClose={onLater}
      actions={
        <>
          {disputed.length === 0 && isMine && <Button onClick={() => save(kept)}>Keep {owner} only</Button>}
          <Button look="main" onClick={() => save(chosenTheirs)}>
            {disputed.length > 0 ? 'Save this choice' : isMine ? 'Keep both changes' : 'Show it'}
          </Button>
        </>
      }
    >
      <p className={styles['lead']}>
        It was saved <TimeAgo since={theirs.updated_at} />, after you opened it. Whatever you choose, what{' '}
        {who} saved stays under Versions.
      </p>
      {disputed.length > 0 ? (
        <p>You both changed these fields. Choose which version to keep:</p>
      ) : kept.length > 0 ? (
        <p>You changed different fields: both changes can be kept.</p>
      ) : taken.length > 0 ? (
        <p>You have changed nothing yourself.</p>
      ) : (
        <p>Both say the same.</p>
      )}
      {disputed.map((field) => (
        <Choice
          key={field.label}
          of={field}
          mine={field.shown(written.mine)}
          theirs={field.shown(written.theirs)}
          theirName={owner}
          chosen={chosen[field.label] ?? 'mine'}
          onChoose={(side) => setChosen({ ...chosen, [field.label]: side })}
        />
      ))}
      {base && (
        <>
          <Settled
            title={`Taken from ${owner}`}
            changes={taken.map((field) => difference(field, base, written.theirs))}
          />
          <Settled
            title="Kept from mine"
            changes={kept.map((field) => difference(field, base, written.mine))}
          />
        </>
      )}
    </Dialog>
  );
}
