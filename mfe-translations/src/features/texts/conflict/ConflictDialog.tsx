import type { DeskText, DeskUpdate } from '@lens/contracts/desk';
import { directionOf } from '@lens/contracts/languages';
import { Button } from '@lens/ui/office/Button';
import { Dialog } from '@lens/ui/office/Dialog';
import { ExactTime } from '@lens/ui/office/ExactTime';
import { currentText } from '../../../components/text-name';
import styles from './ConflictDialog.module.css';

interface ConflictDialogProps {
  /** With what mine was to become. */
  conflict: { text: DeskText; theirs: DeskText; state: DeskUpdate['state'] };
  mine: string;
  busy: boolean;
  onMine: () => void;
  onTheirs: () => void;
  onLater: () => void;
}

/** Somebody else saved meanwhile: both texts side by side, and nothing is lost before one is chosen. */
export function ConflictDialog({
  conflict: { theirs, state },
  mine,
  busy,
  onMine,
  onTheirs,
  onLater,
}: ConflictDialogProps) {
  const written = { lang: theirs.language, dir: directionOf(theirs.language), className: styles['text'] };
  const isReviewed = theirs.state === 'reviewed';
  return (
    <Dialog
      title="Someone else saved this text"
      size="wide"
      onClose={onLater}
      actions={
        <>
          <Button onClick={onTheirs}>Take theirs</Button>
          <Button look="main" busy={busy} onClick={onMine}>
            Keep mine
          </Button>
        </>
      }
    >
      <p className={styles['lead']}>
        {theirs.changed_by ?? 'Someone'} saved {isReviewed && 'and reviewed '}it
        {theirs.changed_at !== null && (
          <>
            {' '}
            at <ExactTime at={theirs.changed_at} />
          </>
        )}
        , after you had started. If you keep yours, it replaces theirs, which stays in the history.
        {isReviewed && state !== 'reviewed' && ' Keeping yours takes the review away.'}
      </p>
      <dl className={styles['both']}>
        <div>
          <dt>Mine</dt>
          <dd {...written}>{mine}</dd>
        </div>
        <div>
          <dt>Theirs</dt>
          <dd {...written}>{currentText(theirs)}</dd>
        </div>
      </dl>
    </Dialog>
  );
}
