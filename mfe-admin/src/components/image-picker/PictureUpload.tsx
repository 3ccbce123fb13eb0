import { useId, useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { mediaMaxLengths } from '@lens/contracts/max-lengths';
import { Button } from '@lens/ui/office/Button';
import { describedBy, Field } from '../field/Field';
import fields from '../field/Field.module.css';
import { uploadPicture } from './media';
import styles from './ImagePicker.module.css';

/** Uploads a picture with its description, without which it cannot be used. */
export function PictureUpload({ onChoose }: { onChoose: (id: string) => void }) {
  const id = useId();
  const client = useQueryClient();
  const [file, setFile] = useState<File>();
  const [alt, setAlt] = useState('');
  const [error, setError] = useState<string>();
  const [isUploading, setIsUploading] = useState(false);
  const hint = 'In English. Read aloud to people who cannot see the picture.';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // In React's tree this form is inside the form that the picture is for.
    event.stopPropagation();
    if (!file) return setError('Choose a file first.');
    if (!alt.trim()) return setError('Say what the picture shows.');
    setIsUploading(true);
    setError(undefined);
    try {
      const { id: uploaded } = await uploadPicture(file, alt.trim());
      void client.invalidateQueries({ queryKey: ['media'] });
      onChoose(uploaded);
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'Upload failed');
      setIsUploading(false);
    }
  };
  return (
    <form className={styles.upload} onSubmit={(event) => void submit(event)} noValidate>
      <Field id={`${id}-file`} label="Upload a new picture">
        <input
          id={`${id}-file`}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChange={({ target }) => setFile(target.files?.[0])}
        />
      </Field>
      <Field id={`${id}-alt`} label="What it shows" hint={hint} error={error}>
        <input
          id={`${id}-alt`}
          className={fields.input}
          maxLength={mediaMaxLengths.altText}
          value={alt}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(`${id}-alt`, hint, error)}
          onChange={({ target }) => setAlt(target.value)}
        />
      </Field>
      <div>
        <Button type="submit" look="main" busy={isUploading}>
          {isUploading ? 'Uploading…' : 'Upload and use'}
        </Button>
      </div>
    </form>
  );
}
