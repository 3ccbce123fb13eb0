import { Dialog } from '@lens/ui/office/Dialog';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { useSetChanges } from '../api/sets';
import { ChangeList } from '../ChangeList';

interface SetChangesProps {
  number: number;
  onClose: () => void;
}

/** What a set changed beside the one before. */
export function SetChanges({ number, onClose }: SetChangesProps) {
  const { data, isPending, isError, error, isFetching, refetch } = useSetChanges(number);
  return (
    <Dialog title={`Changes of set ${number}`} size="wide" onClose={onClose}>
      {isPending && <Skeleton label="Loading the changes…" rows={3} />}
      {isError && (
        <RetryNotice onRetry={() => void refetch()} retrying={isFetching}>
          {`The changes could not be loaded: ${error.message}`}
        </RetryNotice>
      )}
      {data?.length === 0 && <p>It is the same as the previous set.</p>}
      {data && <ChangeList of={data} />}
    </Dialog>
  );
}
