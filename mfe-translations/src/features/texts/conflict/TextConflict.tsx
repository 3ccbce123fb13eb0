import type { DeskText, DeskUpdate } from '@lens/contracts/desk';
import { directionOf } from '@lens/contracts/languages';
import { Button } from '@lens/ui/office/Button';
import { BothVersions } from '@lens/ui/office/conflict/BothVersions';
import { ConflictDialog } from '@lens/ui/office/conflict/ConflictDialog';
import { ExactTime } from '@lens/ui/office/ExactTime';
import { currentText } from '../../../components/text-name';

interface TextConflictProps {
  /** `state` is the one that the user was saving. */
  conflict: { text: DeskText; theirs: DeskText; state: DeskUpdate['state'] };
  mine: string;
  busy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Shows both wordings when a colleague saved in the meantime. Nothing is lost before one is chosen. */
export function TextConflict({
  conflict: { theirs, state },
  mine,
  busy,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: TextConflictProps) {
  const isReviewed = theirs.state === 'reviewed';
  return (
    <ConflictDialog
      title="Someone else saved this text"
      lead={
        <>
          {theirs.changed_by ?? 'Someone'} saved {isReviewed && 'and reviewed '}it
          {theirs.changed_at !== null && (
            <>
              {' '}
              at <ExactTime at={theirs.changed_at} />
            </>
          )}
          , after you had started. If you keep yours, it replaces theirs, which stays in the history.
          {isReviewed && state !== 'reviewed' && ' Keeping yours removes the review.'}
        </>
      }
      onPostpone={onClose}
      actions={() => (
        <>
          <Button onClick={onTakeTheirs}>Take theirs</Button>
          <Button look="main" busy={busy} onClick={onKeepMine}>
            Keep mine
          </Button>
        </>
      )}
    >
      <BothVersions
        conflict={{
          mine,
          theirs: currentText(theirs),
          lng: theirs.language,
          dir: directionOf(theirs.language),
        }}
      />
    </ConflictDialog>
  );
}
