import { useId, useState } from 'react';
import type { MediaAnswer } from '@lens/contracts/media';
import { Dialog } from '../../../components/dialog/Dialog';
import { pagesOf } from '../../../components/data-table/list-state';
import { Pager } from '../../../components/data-table/Pager';
import { useDebounced } from '../../../components/data-table/use-debounced';
import { EmptyState } from '../../../components/empty/EmptyState';
import { RetryNotice } from '../../../components/notice/RetryNotice';
import { Skeleton } from '../../../components/skeleton/Skeleton';
import { thumbnailOf, useUsableMedia } from '../api/media';
import styles from './Media.module.css';

interface Props {
  onPick: (picture: MediaAnswer) => void;
  onClose: () => void;
}

/** Chooses one of the pictures that are there. */
export function MediaPicker({ onPick, onClose }: Props) {
  const id = useId();
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const query = useUsableMedia(useDebounced(text.trim(), 300), page);
  return (
    <Dialog title="Choose a picture" size="wide" onClose={onClose}>
      <div className={styles['search']}>
        <label htmlFor={id}>Search by name or description</label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          maxLength={200}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setPage(1);
          }}
        />
      </div>
      {query.isError && (
        <RetryNotice onRetry={() => void query.refetch()} retrying={query.isFetching}>
          {`The pictures could not be read: ${query.error.message}`}
        </RetryNotice>
      )}
      {query.isPending && <Skeleton label="Loading pictures…" rows={4} />}
      {query.data?.items.length === 0 && (
        <EmptyState>
          {text ? 'No picture matches.' : 'No picture is ready to be used. Upload some in the media library.'}
        </EmptyState>
      )}
      <ul className={styles['grid']}>
        {query.data?.items.map((picture) => (
          <li key={picture.id}>
            <button type="button" onClick={() => onPick(picture)} title={picture.filename}>
              <img src={thumbnailOf(picture)} alt={picture.alt.en ?? picture.filename} loading="lazy" />
              <span>{picture.filename}</span>
            </button>
          </li>
        ))}
      </ul>
      {query.data && <Pager page={page} pages={pagesOf(query.data.total, 24)} onPage={setPage} />}
    </Dialog>
  );
}
