import { useId } from 'react';
import { Button } from '@lens/ui/office/Button';
import field from '../field/Field.module.css';
import { CopyText } from './CopyText';
import styles from './UnsavedText.module.css';

interface UnsavedTextProps {
  /** Empty if there is no unsaved text. */
  text: string;
  onClose: () => void;
}

/** The unsaved text of an item that is gone, to be copied, until somebody discards it. */
export function UnsavedText({ text, onClose }: UnsavedTextProps) {
  const id = useId();
  return (
    <div className={styles.unsaved}>
      {text && (
        <>
          <label htmlFor={id}>Your unsaved text:</label>
          <textarea id={id} className={field.area} readOnly rows={4} value={text} />
          <CopyText getText={() => text} />
        </>
      )}
      <Button look={text ? 'plain' : 'main'} onClick={onClose}>
        {text ? 'Discard the text and close' : 'Close'}
      </Button>
    </div>
  );
}
