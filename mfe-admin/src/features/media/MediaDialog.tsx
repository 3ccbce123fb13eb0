import { Dialog } from '@lens/ui/office/Dialog';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { useRemover } from '../../components/together/gone';
import { useMediaDetail } from './api/media';
import { MediaForm } from './MediaForm';

/** One picture: read first, then edited. */
export function MediaDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const remover = useRemover(id);
  const query = useMediaDetail(id, remover !== undefined);
  if (remover !== undefined)
    return (
      <Dialog title="Picture" onClose={onClose}>
        <p role="alert">{remover ?? 'Somebody'} has deleted this picture.</p>
      </Dialog>
    );
  if (query.data) return <MediaForm picture={query.data} onClose={onClose} />;
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
