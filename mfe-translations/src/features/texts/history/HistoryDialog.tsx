import type { DeskText } from '@lens/contracts/desk';
import { directionOf } from '@lens/contracts/languages';
import { Badge } from '@lens/ui/office/Badge';
import { Button } from '@lens/ui/office/Button';
import { Dialog } from '@lens/ui/office/Dialog';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { ExactTime } from '@lens/ui/office/ExactTime';
import { useRevertText } from '../api/text-changes';
import { useHistory } from '../api/history';
import { stateLabel, stateTone } from '../labels';
import styles from './HistoryDialog.module.css';

interface HistoryDialogProps {
  text: DeskText;
  /** Whether the user may change the text. */
  mayRevert: boolean;
  onReverted: () => void;
  onClose: () => void;
}

/** Every revision of a text, its author, and a button that reverts to it. */
export function HistoryDialog({ text, mayRevert, onReverted, onClose }: HistoryDialogProps) {
  const history = useHistory(text);
  const revert = useRevertText();
  const revertTo = (revision: number) =>
    revert.mutate(
      { name: text, revision, baseRevision: text.revision },
      {
        onSuccess: () => {
          onReverted();
          onClose();
        },
      },
    );
  return (
    <Dialog title="History" size="wide" onClose={onClose}>
      {history.isPending && <Skeleton label="Loading the history…" rows={3} />}
      {history.isError && (
        <RetryNotice onRetry={() => void history.refetch()} retrying={history.isFetching}>
          {`The history could not be loaded: ${history.error.message}`}
        </RetryNotice>
      )}
      {revert.isError && (
        <p role="alert" className={styles.error}>
          The text was not reverted: {revert.error.message}
        </p>
      )}
      <ol aria-label="Revisions" className={styles.revisions}>
        {history.data?.map(({ revision, text: revisionText, state, username, created_at }) => (
          <li key={revision}>
            <p className={styles.author}>
              <strong>{username}</strong> <ExactTime at={created_at} />{' '}
              <Badge tone={stateTone(state)}>{stateLabel(state)}</Badge>
            </p>
            <p lang={text.language} dir={directionOf(text.language)} className={styles.text}>
              {revisionText}
            </p>
            {revision === text.revision ? (
              <p className={styles.current}>This is the text now.</p>
            ) : (
              mayRevert && (
                <Button busy={revert.isPending} onClick={() => revertTo(revision)}>
                  Revert to this
                  <span className="visually-hidden"> (revision {revision})</span>
                </Button>
              )
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
