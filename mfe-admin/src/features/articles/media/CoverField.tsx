import { useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import { Button } from '../../../components/button/Button';
import { thumbnailOf, useMedia } from '../api/media';
import type { Written } from '../content';
import { MediaPicker } from './MediaPicker';
import styles from './Media.module.css';

/** The picture above the article and on its card, in every language. */
export function CoverField({ control }: { control: Control<Written, unknown, Written> }) {
  const { field, fieldState } = useController({ control, name: 'cover_id' });
  const [choosing, setChoosing] = useState(false);
  const picture = useMedia(field.value);
  return (
    <fieldset className={styles['cover']}>
      <legend>Cover</legend>
      {field.value && picture.data && (
        <img className={styles['picture']} src={thumbnailOf(picture.data)} alt={picture.data.alt.en ?? ''} />
      )}
      {picture.isError && (
        <p className={styles['error']}>The picture could not be read: {picture.error.message}</p>
      )}
      <div className={styles['actions']}>
        <Button onClick={() => setChoosing(true)}>
          {field.value ? 'Change the cover' : 'Choose a cover'}
        </Button>
        {field.value && (
          <Button look="quiet" onClick={() => field.onChange(null)}>
            Remove
          </Button>
        )}
      </div>
      {fieldState.error && <p className={styles['error']}>{fieldState.error.message}</p>}
      {choosing && (
        <MediaPicker
          onClose={() => setChoosing(false)}
          onPick={({ id }) => {
            field.onChange(id);
            setChoosing(false);
          }}
        />
      )}
    </fieldset>
  );
}
