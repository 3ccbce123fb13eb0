import { UnsavedText } from '../../../components/unsaved-text/UnsavedText';
import { keepDraft, useDrafts } from '../drafts';
import styles from './Details.module.css';

interface ErasedProps {
  id: string;
  /** Who erased it: null where it grew too old, nothing where nobody told. */
  by: string | null | undefined;
  onRead: () => void;
}

/** The name by which the API erases what is older than the practice keeps. */
const retention = '(retention)';

const said = (by: ErasedProps['by']): string => {
  if (by === retention) return 'This request was older than the practice keeps requests, so it was erased.';
  return by ? `${by} erased this patient’s data.` : 'This patient’s data was erased.';
};

/** In the place of a request that is gone: who erased it, and what was being written about it until it is read. */
export function Erased({ id, by, onRead }: ErasedProps) {
  const text = useDrafts((drafts) => drafts[id] ?? '');
  const done = () => {
    keepDraft(id, '');
    onRead();
  };
  return (
    <div className={styles.erased}>
      <p role="alert">{said(by)}</p>
      <UnsavedText text={text} onClose={done} />
    </div>
  );
}
