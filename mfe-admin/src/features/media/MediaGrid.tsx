import type { MediaAnswer } from '@lens/contracts/media';
import { SelectBox } from '../../components/data-table/SelectBox';
import { statusLabels } from './labels';
import { Thumbnail } from './Thumbnail';
import styles from './Media.module.css';

interface MediaGridProps {
  items: MediaAnswer[];
  selected: ReadonlySet<string>;
  onSelect: (id: string, isSelected: boolean) => void;
  onOpen: (picture: MediaAnswer) => void;
}

const formatStatus = ({ status, progress: { done, total } }: MediaAnswer) =>
  status === 'processing' ? `${statusLabels.processing}, ${done} of ${total}` : statusLabels[status];

export const MediaGrid = ({ items, selected, onSelect, onOpen }: MediaGridProps) => (
  <ul className={styles.grid}>
    {items.map((picture) => (
      <li key={picture.id} className={styles.cell} data-selected={selected.has(picture.id) || undefined}>
        <button type="button" className={styles.card} aria-haspopup="dialog" onClick={() => onOpen(picture)}>
          <Thumbnail picture={picture} />
          <span className={styles.name}>
            <bdi>{picture.filename}</bdi>
          </span>
          {picture.status !== 'ready' && (
            <span className={styles.state} data-status={picture.status}>
              {formatStatus(picture)}
            </span>
          )}
        </button>
        <SelectBox
          label={`Select ${picture.filename}`}
          checked={selected.has(picture.id)}
          onChange={(on) => onSelect(picture.id, on)}
        />
      </li>
    ))}
  </ul>
);
