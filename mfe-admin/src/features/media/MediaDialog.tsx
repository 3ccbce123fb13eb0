import { Dialog } from '@lens/ui/office/Dialog';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { useLastKnown, useRemovedBy } from '../../components/shared-rows/removed-rows';
import { DeletedNotice } from '../../components/unsaved-text/DeletedNotice';
import { useUsageSync, useMediaDetail } from './api/media';
import { MediaForm } from './MediaForm';

/** Loads a picture, then shows its form. */
export function MediaDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const removedBy = useRemovedBy(id);
  useUsageSync(id);
  const query = useMediaDetail(id, removedBy !== undefined);
  const picture = useLastKnown(query.data);
  // The form shows the picture even after it was deleted, so that unsaved text can be copied.
  if (picture) return <MediaForm picture={picture} removedBy={removedBy} onClose={onClose} />;
  if (removedBy !== undefined)
    return (
      <Dialog title="Picture" onClose={onClose}>
        <DeletedNotice itemName="picture" by={removedBy} text="" onClose={onClose} />
      </Dialog>
    );
  return (
    <Dialog title="Picture" size="wide" onClose={onClose}>
      {query.isError ? (
        <RetryNotice onRetry={() => void query.refetch()} retrying={query.isFetching}>
          {`The picture could not be loaded: ${query.error.message}`}
        </RetryNotice>
      ) : (
        <Skeleton label="Loading the picture…" />
      )}
    </Dialog>
  );
}
