import { useState } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import { Button } from '@lens/ui/office/Button';
import type { Wired } from '../field/use-field';
import { ImagePicker } from './ImagePicker';
import { thumbnailOf, useMediaFile } from './media';
import styles from './ImagePicker.module.css';

interface ImageFieldProps {
  label: string;
  hint?: string;
}

/** A picture of the media library, by its id; none is `null`. */
export function ImageField<Values extends FieldValues, Sent>({
  control,
  name,
  label,
  hint,
}: Wired<Values, Sent> & ImageFieldProps) {
  const { field, fieldState } = useController({ control, name });
  const { ref, value, onChange } = field;
  const [picking, setPicking] = useState(false);
  const chosen: string | null = value;
  const file = useMediaFile(chosen);
  return (
    <div role="group" aria-label={label} className={styles.field}>
      <p className={styles.label}>{label}</p>
      {file.data && (
        <img src={thumbnailOf(file.data)} alt={file.data.alt.en ?? ''} className={styles.chosen} />
      )}
      {file.isError && <p className={styles.error}>{file.error.message}</p>}
      <div className={styles.actions}>
        <Button ref={ref} aria-haspopup="dialog" onClick={() => setPicking(true)}>
          {chosen ? 'Choose another' : 'Choose a picture'}
        </Button>
        {chosen && (
          <Button look="quiet" onClick={() => onChange(null)}>
            Remove picture
          </Button>
        )}
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
      {fieldState.error?.message && <p className={styles.error}>{fieldState.error.message}</p>}
      {picking && (
        <ImagePicker
          chosen={chosen}
          onClose={() => setPicking(false)}
          onChoose={(id) => {
            onChange(id);
            setPicking(false);
          }}
        />
      )}
    </div>
  );
}
