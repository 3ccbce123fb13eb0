import type { MediaAnswer } from '@lens/contracts/media';
import { Link } from '@lens/platform/router';
import { Dialog } from '@lens/ui/office/Dialog';
import { EmptyState } from '@lens/ui/office/EmptyState';
import { Pager } from '@lens/ui/office/Pager';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { ListBar } from '../data-table/ListBar';
import { ListFilter } from '../data-table/ListFilter';
import { countPages } from '../data-table/list-state';
import { useListQuery } from '../data-table/use-list-query';
import { usePrivateList } from '../data-table/use-private-list';
import { thumbnailUrl, useFolders } from './media';
import { PictureUpload } from './PictureUpload';
import { UndescribedPictures } from './UndescribedPictures';
import styles from './ImagePicker.module.css';

interface ImagePickerProps {
  chosenId?: string | null;
  onChoose: (id: string) => void;
  onClose: () => void;
}

const readyOnly = { status: 'ready' };

/** The pictures that can be used, newest first. A picture can also be uploaded or described here. */
export function ImagePicker({ chosenId, onChoose, onClose }: ImagePickerProps) {
  const list = usePrivateList({ sort: '-created_at', limit: 24 });
  const folders = useFolders();
  const query = useListQuery<MediaAnswer>(['media'], '/media', {
    ...list,
    filters: { ...list.filters, ...readyOnly },
  });
  const items = query.data?.items ?? [];
  return (
    <Dialog title="Choose a picture" size="wide" onClose={onClose}>
      <PictureUpload onChoose={onChoose} />
      <ListBar list={list} placeholder="File name or description">
        {folders.length > 0 && (
          <ListFilter
            list={list}
            name="folder"
            label="Folder"
            options={folders.map(({ path }) => [path, path])}
            allLabel="All folders"
          />
        )}
      </ListBar>
      {query.isError && (
        <RetryNotice onRetry={() => void query.refetch()} retrying={query.isFetching}>
          {`The pictures could not be loaded: ${query.error.message}`}
        </RetryNotice>
      )}
      {query.isPending && <Skeleton label="Loading pictures…" rows={4} />}
      {query.data?.items.length === 0 && (
        <EmptyState action={<Link to="/admin/media">Open the media library</Link>}>
          {list.isFiltered ? 'No picture matches.' : 'There are no pictures yet that can be used.'}
        </EmptyState>
      )}
      <ul className={styles.grid}>
        {items.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className={styles.picture}
              aria-pressed={item.id === chosenId}
              onClick={() => onChoose(item.id)}
            >
              <img src={thumbnailUrl(item)} alt={item.alt.en ?? ''} loading="lazy" />
              <span>{item.filename}</span>
            </button>
          </li>
        ))}
      </ul>
      <UndescribedPictures onChoose={onChoose} />
      {query.data && (
        <Pager page={list.page} pages={countPages(query.data.total, list.limit)} onPage={list.setPage} />
      )}
    </Dialog>
  );
}
