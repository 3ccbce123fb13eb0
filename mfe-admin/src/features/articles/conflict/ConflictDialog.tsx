import { useState } from 'react';
import type { ArticleAnswer } from '@lens/contracts/articles';
import { Button } from '@lens/ui/office/Button';
import { Dialog } from '@lens/ui/office/Dialog';
import { TimeAgo } from '../../../components/time-ago/TimeAgo';
import { toast } from '../../../components/toasts/toasts';
import { difference } from '../compare/differences';
import { writtenIn } from '../content';
import type { Editor } from '../editor/use-editor';
import { isPublic } from '../schedule';
import { Choice, type Side } from './Choice';
import { mergeOf } from './merge';
import { Settled } from './Settled';
import styles from './Conflict.module.css';

interface Props {
  editor: Editor;
  theirs: ArticleAnswer;
  onLater: () => void;
}

/** Someone else saved meanwhile: what both changed is asked about, the rest goes together, and nothing is lost. */
export function ConflictDialog({ editor, theirs, onLater }: Props) {
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  const written = { mine: editor.written(), theirs: writtenIn(theirs) };
  const base = editor.origin();
  const { mine: kept, theirs: taken, disputed } = mergeOf(base, written.mine, written.theirs);
  const asideToast = (back: () => void) =>
    toast('What you wrote was put aside', { label: 'Bring it back', run: back });

  const takeTheirs = () => {
    const back = editor.takeTheirs();
    if (back) asideToast(back);
  };
  const saveMerged = () => {
    const aside = disputed.filter(({ label }) => chosen[label] === 'theirs');
    const back = editor.merge([...taken, ...aside]);
    if (back && aside.length > 0) asideToast(() => back(aside));
  };

  return (
    <Dialog
      title="Someone else saved this article"
      size="wide"
      onClose={onLater}
      actions={
        <>
          <Button onClick={takeTheirs}>Take theirs</Button>
          <Button onClick={editor.keepMine}>Keep mine</Button>
          <Button look="main" onClick={saveMerged}>
            {disputed.length > 0 ? 'Save this choice' : 'Keep both changes'}
          </Button>
        </>
      }
    >
      <p className={styles['lead']}>
        It was saved elsewhere <TimeAgo since={theirs.updated_at} />, after you had opened it. Whatever you
        choose, theirs stays among the versions.
        {isPublic(theirs) && ' The article is on the site: what you save shows there at once.'}
      </p>
      {disputed.length > 0 ? (
        <p>Both of you changed what follows. Choose what is to stay:</p>
      ) : kept.length + taken.length > 0 ? (
        <p>No field was changed by both of you: both changes can be kept.</p>
      ) : (
        <p>Both say the same; only when it appears is different.</p>
      )}
      {disputed.map((field) => (
        <Choice
          key={field.label}
          of={field}
          mine={field.shown(written.mine)}
          theirs={field.shown(written.theirs)}
          chosen={chosen[field.label] ?? 'mine'}
          onChoose={(side) => setChosen({ ...chosen, [field.label]: side })}
        />
      ))}
      {base && (
        <>
          <Settled
            title="Taken from theirs"
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
