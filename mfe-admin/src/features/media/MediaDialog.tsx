import { Dialog } from '@lens/ui/office/Dialog';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { useMediaDetail } from './api/media';
import { MediaForm } from './MediaForm';

/** One picture: read first, then edited. */
export function MediaDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useMediaDetail(id);
  if (query.data) return <MediaForm picture={query.data} onClose={onClose} />;
  return (
    <Dialog title="Picture" size="wide" onClose={onClose}>
      {query.isError ? (
        <RetryNotice onRetry={() => void query.refetch()} retrying={query.isFetching}>
          {`The picture could not be read: ${query.error.message}`}
        </RetryNotice>
      ) : (
        <Skeleton label="Loading the picture…" />
      )}
    </Dialog>
  );
}
