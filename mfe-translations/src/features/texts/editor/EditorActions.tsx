import { Button } from '@lens/ui/office/Button';
import type { Editor } from './use-editor';
import styles from './Editor.module.css';

interface EditorActionsProps {
  editor: Editor;
  /** `idOf` the text in the editor. */
  here: string;
  onDiscard: () => void;
}

const done = { translated: 'is saved', reviewed: 'is saved and reviewed' };

/** What can be done with what was written, and what became of it. */
export function EditorActions({
  editor: { draft, can, busy, blocked, outcome, save },
  here,
  onDiscard,
}: EditorActionsProps) {
  return (
    <div className={styles['actions']}>
      <Button
        look="main"
        hint="Ctrl ↵"
        busy={busy}
        disabled={!can.translated}
        onClick={() => save('translated')}
      >
        Save
      </Button>
      <Button hint="Ctrl ⇧ ↵" busy={busy} disabled={!can.reviewed} onClick={() => save('reviewed')}>
        Mark as reviewed
      </Button>
      {draft.dirty && (
        <Button look="quiet" onClick={onDiscard}>
          Discard changes
        </Button>
      )}
      <p role="status" className={styles['note']}>
        {outcome?.saved ? `${outcome.key} ${done[outcome.saved]}.` : draft.dirty ? 'Not saved yet.' : ''}
        {blocked && ' It cannot be reviewed before what blocks it is mended.'}
      </p>
      {outcome?.failure !== undefined && outcome.id === here && (
        <p role="alert" className={styles['error']}>
          The text was not saved: {outcome.failure}
        </p>
      )}
    </div>
  );
}
