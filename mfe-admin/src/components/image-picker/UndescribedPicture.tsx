import { useId, useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { mediaMaxLengths } from '@lens/contracts/max-lengths';
import type { MediaAnswer } from '@lens/contracts/media';
import { isConflict } from '@lens/platform/staff-api';
import { Button } from '@lens/ui/office/Button';
import { Field } from '../field/Field';
import fields from '../field/Field.module.css';
import { describePicture, readMedia, thumbnailUrl } from './media';
import styles from './ImagePicker.module.css';

interface UndescribedPictureProps {
  picture: MediaAnswer;
  onChoose: (id: string) => void;
}

/** A picture without a description, and a field to add one. */
export function UndescribedPicture({ picture, onChoose }: UndescribedPictureProps) {
  const id = useId();
  const client = useQueryClient();
  const [alt, setAlt] = useState('');
  const [error, setError] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  /** The newest version after a colleague changed it; the next attempt is based on it. */
  const [theirs, setTheirs] = useState<MediaAnswer>();
  const newest = theirs ?? picture;
  const theirText = theirs?.alt.en;
  const handleFailure = async (failure: unknown) => {
    if (isConflict(failure)) setTheirs(await readMedia(picture.id));
    setError(failure instanceof Error ? failure.message : 'The text was not saved.');
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!alt.trim()) return setError('Say what the picture shows.');
    setIsSaving(true);
    try {
      await describePicture(newest, alt.trim());
      void client.invalidateQueries({ queryKey: ['media'] });
      onChoose(picture.id);
    } catch (failure) {
      await handleFailure(failure).catch(() => handleFailure(undefined));
      setIsSaving(false);
    }
  };
  return (
    <form className={styles.undescribed} onSubmit={(event) => void save(event)} noValidate>
      <img src={thumbnailUrl(picture)} alt="" loading="lazy" />
      <Field id={id} label={`What ${picture.filename} shows, in English`} error={error}>
        <input
          id={id}
          className={fields.input}
          maxLength={mediaMaxLengths.altText}
          value={alt}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={({ target }) => setAlt(target.value)}
        />
      </Field>
      <div>
        <Button type="submit" busy={isSaving}>
          {theirText ? 'Save mine and use' : 'Save and use'}
        </Button>
      </div>
      {theirText && (
        <p className={styles.colleagueText}>
          It says now: “{theirText}”{' '}
          <Button onClick={() => onChoose(picture.id)}>Use it with these words</Button>
        </p>
      )}
    </form>
  );
}
