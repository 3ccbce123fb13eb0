import { Button } from '@lens/ui/office/Button';
import field from '../../../components/field/Field.module.css';
import { toast, toastFailure } from '../../../components/toasts/toasts';
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
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast('Copied.'),
      (failure: unknown) => toastFailure('Not copied. Select the text and copy it.', failure),
    );
  const done = () => {
    keepDraft(id, '');
    onRead();
  };
  return (
    <div className={styles['erased']}>
      <p role="alert">{said(by)}</p>
      {text && (
        <>
          <label htmlFor={`erased-${id}`}>Your unsaved text:</label>
          <textarea id={`erased-${id}`} className={field['area']} readOnly rows={4} value={text} />
          <Button look="main" onClick={() => void copy()}>
            Copy the text
          </Button>
        </>
      )}
      <Button look={text ? 'plain' : 'main'} onClick={done}>
        {text ? 'Discard the text and close' : 'Close'}
      </Button>
    </div>
  );
}
