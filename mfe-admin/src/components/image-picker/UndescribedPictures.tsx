import { useState } from 'react';
import type { MediaAnswer } from '@lens/contracts/media';
import { Pager } from '@lens/ui/office/Pager';
import { countPages } from '../data-table/list-state';
import { useListQuery } from '../data-table/use-list-query';
import { UndescribedPicture } from './UndescribedPicture';
import styles from './ImagePicker.module.css';

const limit = 24;

/** The pictures without a description, which cannot be used yet. */
export function UndescribedPictures({ onChoose }: { onChoose: (id: string) => void }) {
  const [page, setPage] = useState(1);
  const { data } = useListQuery<MediaAnswer>(['media'], '/media', {
    page,
    limit,
    sort: '-created_at',
    search: '',
    filters: { status: 'needs_alt' },
  });
  if (!data || data.total === 0) return null;
  return (
    <details className={styles.undescribedList}>
      <summary>
        {data.total === 1 ? '1 picture needs' : `${data.total} pictures need`} a description before use
      </summary>
      {data.items.map((picture) => (
        <UndescribedPicture key={picture.id} picture={picture} onChoose={onChoose} />
      ))}
      <Pager
        label="Pages of pictures without a description"
        page={page}
        pages={countPages(data.total, limit)}
        onPage={setPage}
      />
    </details>
  );
}
