import type { TextSet } from '@lens/contracts/desk';
import { Dialog } from '@lens/ui/office/Dialog';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { noSet, useSetChanges } from '../api/sets';
import { ChangeList } from '../ChangeList';

interface SetChangesDialogProps {
  set: TextSet;
  onClose: () => void;
}

/** What a set changed, compared with the set that was active when it was published. */
export function SetChangesDialog({ set: { number, base }, onClose }: SetChangesDialogProps) {
  const { data, isPending, isError, error, isFetching, refetch } = useSetChanges(number);
  const baseName = base === noSet ? 'the built-in texts' : `set ${base}`;
  return (
    <Dialog title={`Changes of set ${number}`} size="wide" onClose={onClose}>
      {isPending && <Skeleton label="Loading the changes…" rows={3} />}
      {isError && (
        <RetryNotice onRetry={() => void refetch()} retrying={isFetching}>
          {`The changes could not be loaded: ${error.message}`}
        </RetryNotice>
      )}
      {data?.length === 0 && <p>It is the same as {baseName}.</p>}
      {data && data.length > 0 && <p>Compared with {baseName}, active when it was published.</p>}
      {data && <ChangeList changes={data} />}
    </Dialog>
  );
}
