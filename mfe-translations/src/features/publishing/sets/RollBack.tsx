import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { countOf } from '@lens/platform/count-of';
import { ConfirmDialog } from '@lens/ui/office/ConfirmDialog';
import { noSet, useSetChanges } from '../api/sets';
import { ChangeList } from '../ChangeList';
import { readersOf } from '../readers';

interface RollBackProps {
  /** The set to go back to, or `noSet`. */
  number: number;
  /** The set that is live. */
  live: number;
  busy: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** Asks before a set is put live again, with every text that would change. */
export function RollBack({ number, live, busy, onYes, onNo }: RollBackProps) {
  const { data, isPending, isError, error, isFetching, refetch } = useSetChanges(number, live);
  const name = number === noSet ? 'the built-in texts' : `set ${number}`;
  return (
    <ConfirmDialog
      title={`Roll back to ${name}?`}
      action="Roll back"
      busy={busy || isPending}
      onAgree={onYes}
      onKeep={onNo}
    >
      {isPending && <Skeleton label="Loading the changes…" rows={3} />}
      {isError && (
        <RetryNotice onRetry={() => void refetch()} retrying={isFetching}>
          {`The changes could not be read: ${error.message}`}
        </RetryNotice>
      )}
      {data?.length === 0 && <p>No text changes: {name} says what is live now.</p>}
      {data && data.length > 0 && (
        <>
          <p>
            {countOf(data.length, 'text')} {data.length === 1 ? 'changes' : 'change'} for visitors within
            seconds, in {readersOf(data.map(({ language }) => language))}.
          </p>
          <ChangeList of={data} />
        </>
      )}
    </ConfirmDialog>
  );
}
