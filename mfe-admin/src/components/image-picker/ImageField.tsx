import { useState } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import { Button } from '@lens/ui/office/Button';
import type { FieldBinding } from '../field/use-field';
import { ImagePicker } from './ImagePicker';
import { thumbnailUrl, useMediaFile } from './media';
import styles from './ImagePicker.module.css';

interface ImageFieldProps {
  label: string;
  hint?: string;
}

/** Chooses a picture of the media library by its id; without one the value is `null`. */
export function ImageField<Values extends FieldValues, Output>({
  control,
  name,
  label,
  hint,
}: FieldBinding<Values, Output> & ImageFieldProps) {
  const { field, fieldState } = useController({ control, name });
  const { ref, value, onChange } = field;
  const [isPicking, setIsPicking] = useState(false);
  const chosenId: string | null = value;
  const file = useMediaFile(chosenId);
  return (
    <div role="group" aria-label={label} className={styles.field}>
      <p className={styles.label}>{label}</p>
      {file.data && (
        <img src={thumbnailUrl(file.data)} alt={file.data.alt.en ?? ''} className={styles.chosen} />
      )}
      {file.isError && <p className={styles.error}>{file.error.message}</p>}
      <div className={styles.actions}>
        <Button ref={ref} aria-haspopup="dialog" onClick={() => setIsPicking(true)}>
          {chosenId ? 'Choose another' : 'Choose a picture'}
        </Button>
        {chosenId && (
          <Button look="quiet" onClick={() => onChange(null)}>
            Remove picture
          </Button>
        )}
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
      {fieldState.error?.message && <p className={styles.error}>{fieldState.error.message}</p>}
      {isPicking && (
        <ImagePicker
          chosenId={chosenId}
          onClose={() => setIsPicking(false)}
          onChoose={(id) => {
            onChange(id);
            setIsPicking(false);
          }}
        />
      )}
    </div>
  );
}
