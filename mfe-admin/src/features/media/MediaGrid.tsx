import type { MediaAnswer } from '@lens/contracts/media';
import { statusLabels } from './labels';
import { Thumbnail } from './Thumbnail';
import styles from './Media.module.css';

interface MediaGridProps {
  items: MediaAnswer[];
  onOpen: (picture: MediaAnswer) => void;
}

const textOf = ({ status, progress: { done, total } }: MediaAnswer) =>
  status === 'processing' ? `${statusLabels.processing}, ${done} of ${total}` : statusLabels[status];

export const MediaGrid = ({ items, onOpen }: MediaGridProps) => (
  <ul className={styles['grid']}>
    {items.map((picture) => (
      <li key={picture.id}>
        <button
          type="button"
          className={styles['card']}
          aria-haspopup="dialog"
          onClick={() => onOpen(picture)}
        >
          <Thumbnail picture={picture} />
          <span className={styles['name']}>
            <bdi>{picture.filename}</bdi>
          </span>
          {picture.status !== 'ready' && (
            <span className={styles['state']} data-status={picture.status}>
              {textOf(picture)}
            </span>
          )}
        </button>
      </li>
    ))}
  </ul>
);
