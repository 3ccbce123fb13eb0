import type { DeskText } from '@lens/contracts/desk';
import { directionOf } from '@lens/contracts/languages';
import { Button } from '@lens/ui/office/Button';
import { Dialog } from '@lens/ui/office/Dialog';
import { Moment } from '../../../components/moment/Moment';
import { writtenIn } from '../text-name';
import styles from './ConflictDialog.module.css';

interface ConflictDialogProps {
  conflict: { text: DeskText; theirs: DeskText };
  mine: string;
  busy: boolean;
  onMine: () => void;
  onTheirs: () => void;
  onLater: () => void;
}

/** Somebody else saved meanwhile: both texts side by side, and nothing is lost before one is chosen. */
export function ConflictDialog({
  conflict: { theirs },
  mine,
  busy,
  onMine,
  onTheirs,
  onLater,
}: ConflictDialogProps) {
  const written = { lang: theirs.language, dir: directionOf(theirs.language), className: styles['text'] };
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
        {theirs.changed_by ?? 'Someone'} saved it
        {theirs.changed_at !== null && (
          <>
            {' '}
            at <Moment at={theirs.changed_at} />
          </>
        )}
        , after you had started. If you keep yours, it replaces theirs, which stays in the history.
      </p>
      <dl className={styles['both']}>
        <div>
          <dt>Mine</dt>
          <dd {...written}>{mine}</dd>
        </div>
        <div>
          <dt>Theirs</dt>
          <dd {...written}>{writtenIn(theirs)}</dd>
        </div>
      </dl>
    </Dialog>
  );
}
