import { useEffect, useEffectEvent, useRef, useState } from 'react';
import '@lens/contracts/jitless';
import { mediaStatuses, type MediaAnswer } from '@lens/contracts/media';
import type { PageHead } from '@lens/contracts/page';
import { useLocation, useNavigate, useSearchParams } from '@lens/platform/router';
import { Button } from '@lens/ui/office/Button';
import { EmptyState } from '@lens/ui/office/EmptyState';
import { PageHeader } from '@lens/ui/office/PageHeader';
import { Pager } from '@lens/ui/office/Pager';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { ListBar } from '../../components/data-table/ListBar';
import { ListFilter } from '../../components/data-table/ListFilter';
import { countPages } from '../../components/data-table/list-state';
import { useUrlList } from '../../components/data-table/use-url-list';
import { pluralize } from '@lens/platform/pluralize';
import { uploadHash } from '../../components/use-quick-actions';
import { useShortcuts } from '@lens/platform/shortcuts';
import { useRowSync } from '../../components/shared-rows/use-row-sync';
import { useFolderSync } from './api/folders';
import { mediaRows, useMedia } from './api/media';
import { FolderNav } from './folders/FolderNav';
import { SelectionBar } from './folders/SelectionBar';
import { statusOptions } from './labels';
import { MediaDialog } from './MediaDialog';
import { MediaGrid } from './MediaGrid';
import { DropZone } from './uploads/DropZone';
import { UploadList } from './uploads/UploadList';
import { uploadFiles } from './uploads/uploads';

export const head = (): PageHead => ({ title: 'Media · Back office', noindex: true });

const sortable = ['created_at', 'filename', 'bytes'];
const filters = { status: mediaStatuses, folder: null };
const acceptedTypes = 'image/jpeg,image/png,image/webp,image/avif';

export function Page() {
  const list = useUrlList({ sort: '-created_at', sortable, filters, limit: 40 });
  const query = useMedia(list);
  useRowSync(mediaRows);
  useFolderSync();
  const [openId, setOpenId] = useOpenPicture();
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const fileInput = useRef<HTMLInputElement>(null);
  const openFilePicker = () => fileInput.current?.click();
  useShortcuts([{ key: 'n', label: 'Upload pictures', run: openFilePicker }]);
  useUploadOnArrival(openFilePicker);
  const items: MediaAnswer[] = query.data?.items ?? [];
  const selected = items.filter(({ id }) => chosenIds.has(id));
  const folder = list.filters['folder'] ?? '';
  // An open folder is a place and not a filter.
  const isFiltered = list.search !== '' || list.filters['status'] !== undefined;

  return (
    <DropZone folder={folder}>
      <PageHeader title="Media Library" count={query.data && pluralize(query.data.total, 'picture')}>
        <input
          ref={fileInput}
          type="file"
          multiple
          hidden
          accept={acceptedTypes}
          aria-label="Pictures to upload"
          onChange={({ target }) => {
            uploadFiles(target.files ?? [], folder);
            target.value = '';
          }}
        />
        <Button look="main" hint="N" onClick={openFilePicker}>
          Upload pictures
        </Button>
      </PageHeader>
      <ListBar list={list} placeholder="File name or description">
        <ListFilter list={list} name="status" label="State" options={statusOptions} />
      </ListBar>
      <FolderNav openFolder={folder} />
      <UploadList />
      {query.isError && (
        <RetryNotice onRetry={() => void query.refetch()} retrying={query.isFetching}>
          {`The pictures could not be loaded: ${query.error.message}`}
        </RetryNotice>
      )}
      {query.isPending && <Skeleton label="Loading pictures…" />}
      {query.data && items.length === 0 && (
        <EmptyState
          action={
            isFiltered ? (
              <Button onClick={list.clear}>Show all pictures</Button>
            ) : (
              <Button onClick={openFilePicker}>Upload pictures</Button>
            )
          }
        >
          {isFiltered
            ? 'No picture matches. Try fewer letters or another state.'
            : 'No pictures here yet. Drop some, paste one, or choose them.'}
        </EmptyState>
      )}
      {items.length > 0 && (
        <MediaGrid
          items={items}
          selected={chosenIds}
          onSelect={(id, on) => {
            const others = [...chosenIds].filter((one) => one !== id);
            setChosenIds(new Set(on ? [...others, id] : others));
          }}
          onOpen={({ id }) => setOpenId(id)}
        />
      )}
      {selected.length > 0 && (
        <SelectionBar pictures={selected} folder={folder} onClear={() => setChosenIds(new Set())} />
      )}
      {query.data && (
        <Pager page={list.page} pages={countPages(query.data.total, list.limit)} onPage={list.setPage} />
      )}
      {openId && <MediaDialog key={openId} id={openId} onClose={() => setOpenId(null)} />}
    </DropZone>
  );
}

/** The open picture, in the address, so that it can be shared. */
function useOpenPicture(): [string | null, (id: string | null) => void] {
  const [address, setAddress] = useSearchParams();
  const set = (id: string | null) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        if (id) after.set('picture', id);
        else after.delete('picture');
        return after;
      },
      { replace: id === null, preventScrollReset: true },
    );
  return [address.get('picture'), set];
}

/** Opens the file picker for staff who came to upload, unless the browser forbids it, as after a reload. */
function useUploadOnArrival(choose: () => void): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const onArrival = useEffectEvent(() => {
    navigate('/admin/media', { replace: true });
    if (navigator.userActivation?.isActive ?? true) choose();
  });
  useEffect(() => {
    if (hash === uploadHash) onArrival();
  }, [hash]);
}
