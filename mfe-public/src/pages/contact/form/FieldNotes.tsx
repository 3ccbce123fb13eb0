import { AlertIcon } from '@lens/ui/icons/state';
import styles from './Field.module.css';

interface Notes {
  hint?: string;
  error?: string;
}

/** The `aria-describedby` of an input; undefined without a hint or an error. */
export const notesOf = (id: string, { hint, error }: Notes): string | undefined =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

export function FieldNotes({ id, hint, error }: Notes & { id: string }) {
  return (
    <>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          <AlertIcon />
          {error}
        </p>
      ) : null}
    </>
  );
}
