import { Button } from '@lens/ui/office/Button';
import type { TextEditing } from './use-text-editing';
import styles from './Editor.module.css';

interface EditorActionsProps {
  editor: TextEditing;
  /** `textId` of the text in the editor. */
  openedId: string;
  onDiscard: () => void;
  /** Brings back the draft that was replaced; null if none was. */
  onUndo: (() => void) | null;
}

const savedMessages = { translated: 'is saved', reviewed: 'is saved and reviewed' };

/** The buttons that save the draft or discard it, and the result of the last save. */
export function EditorActions({
  editor: { draft, access, canSave, isSaving, isBlocked, outcome, save },
  openedId,
  onDiscard,
  onUndo,
}: EditorActionsProps) {
  const { mayTranslate, mayReview, reviewReason } = access;
  return (
    <div className={styles.actions}>
      {mayTranslate && (
        <Button look="main" busy={isSaving} disabled={!canSave.translated} onClick={() => save('translated')}>
          Save
        </Button>
      )}
      {mayReview && (
        <Button busy={isSaving} disabled={!canSave.reviewed} onClick={() => save('reviewed')}>
          Mark as reviewed
        </Button>
      )}
      {draft.isDirty && (
        <Button look="quiet" onClick={onDiscard}>
          Discard changes
        </Button>
      )}
      {onUndo && (
        <Button look="quiet" onClick={onUndo}>
          Undo: bring back what I typed
        </Button>
      )}
      <p role="status" className={styles.note}>
        {draft.isDirty
          ? 'Not saved yet.'
          : outcome?.saved
            ? `${outcome.key} ${savedMessages[outcome.saved]}.`
            : ''}
        {mayReview && isBlocked && ' Fix the blocking mistakes first, then mark it as reviewed.'}
      </p>
      {reviewReason !== null && <p className={styles.note}>{reviewReason}</p>}
      {(mayTranslate || mayReview) && (
        <p className={styles.note}>
          {mayTranslate && (
            <>
              <kbd>Ctrl ↵</kbd> saves
            </>
          )}
          {mayTranslate && mayReview && ' and '}
          {mayReview && (
            <>
              <kbd>Ctrl ⇧ ↵</kbd> marks as reviewed
            </>
          )}
          {mayTranslate && mayReview ? '; both go on to the next text.' : ' and goes on to the next text.'}
        </p>
      )}
      {outcome?.failure !== undefined && outcome.id === openedId && (
        <p role="alert" className={styles.error}>
          The text was not saved: {outcome.failure}
        </p>
      )}
    </div>
  );
}
