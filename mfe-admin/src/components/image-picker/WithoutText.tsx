import { useId, useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { MediaAnswer } from '@lens/contracts/media';
import { Button } from '@lens/ui/office/Button';
import { Field } from '../field/Field';
import fields from '../field/Field.module.css';
import { describePicture, thumbnailOf } from './media';
import styles from './ImagePicker.module.css';

interface Props {
  picture: MediaAnswer;
  onChoose: (id: string) => void;
}

/** A picture that nobody has said in words yet, and the place to do so. */
export function WithoutText({ picture, onChoose }: Props) {
  const id = useId();
  const client = useQueryClient();
  const [alt, setAlt] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!alt.trim()) return setError('Say what the picture shows.');
    setBusy(true);
    try {
      await describePicture(picture.id, alt.trim());
      void client.invalidateQueries({ queryKey: ['media'] });
      onChoose(picture.id);
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'The text was not saved.');
      setBusy(false);
    }
  };
  return (
    <form className={styles['wordless']} onSubmit={(event) => void save(event)} noValidate>
      <img src={thumbnailOf(picture)} alt="" loading="lazy" />
      <Field id={id} label={`What ${picture.filename} shows, in English`} error={error}>
        <input
          id={id}
          className={fields['input']}
          maxLength={300}
          value={alt}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={({ target }) => setAlt(target.value)}
        />
      </Field>
      <div>
        <Button type="submit" busy={busy}>
          Save and use
        </Button>
      </div>
    </form>
  );
}
