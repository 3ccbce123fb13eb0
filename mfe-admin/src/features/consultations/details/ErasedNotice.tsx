import { UnsavedText } from '../../../components/unsaved-text/UnsavedText';
import { setNoteDraft, useNoteDrafts } from '../note-drafts';
import styles from './Details.module.css';

interface ErasedNoticeProps {
  id: string;
  /** Who erased it: null where it grew too old, nothing where nobody told. */
  by: string | null | undefined;
  onClose: () => void;
}

/** The name by which the API erases what is older than the practice keeps. */
const retentionUser = '(retention)';

const formatErasedBy = (by: ErasedNoticeProps['by']): string => {
  if (by === retentionUser)
    return 'This request was older than the practice keeps requests, so it was erased.';
  return by ? `${by} erased this patient’s data.` : 'This patient’s data was erased.';
};

/** In the place of a request that is gone: who erased it, and what was being written about it until it is read. */
export function ErasedNotice({ id, by, onClose }: ErasedNoticeProps) {
  const text = useNoteDrafts((drafts) => drafts[id] ?? '');
  const discardAndClose = () => {
    setNoteDraft(id, '');
    onClose();
  };
  return (
    <div className={styles.erased}>
      <p role="alert">{formatErasedBy(by)}</p>
      <UnsavedText text={text} onClose={discardAndClose} />
    </div>
  );
}
