import { UnsavedText } from '../../../components/unsaved-text/UnsavedText';
import { setNoteDraft, useNoteDrafts } from '../note-drafts';
import styles from './Details.module.css';

interface ErasedNoticeProps {
  id: string;
  /** Who erased it; `(retention)` if it was too old, undefined if the name is not known. */
  by: string | null | undefined;
  onClose: () => void;
}

/** The name under which the API erases requests that are older than the retention. */
const retentionUser = '(retention)';

const formatErasedBy = (by: ErasedNoticeProps['by']): string => {
  if (by === retentionUser)
    return 'This request was older than the practice keeps requests, so it was erased.';
  return by ? `${by} erased this patient’s data.` : 'This patient’s data was erased.';
};

/** Shown in place of an erased request: who erased it, and the unsaved note. */
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
