import { useId, type HTMLInputAutoCompleteAttribute } from 'react';
import { consultationMaxLengths } from '@lens/contracts/max-lengths';
import type { FieldName } from '../request/form-state';
import { FieldNotes, notesOf } from './FieldNotes';
import styles from './Field.module.css';

interface FieldProps {
  name: FieldName;
  label: string;
  type?: 'text' | 'email' | 'tel';
  /** Stands beside the label: "optional". */
  note?: string;
  hint?: string;
  /** The message about its fault, in the page's language. */
  error?: string;
  /** The initial value, such as one from a refused form. */
  value?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  required?: boolean;
  multiline?: boolean;
}

/** A label, its input, its hint and its error, linked for screen readers. Uncontrolled: the browser holds the value. */
export function Field({
  name,
  label,
  type = 'text',
  note,
  hint,
  error,
  value,
  autoComplete,
  required,
  multiline,
}: FieldProps) {
  const id = useId();
  const common = {
    id: name,
    name,
    required,
    autoComplete,
    defaultValue: value,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': notesOf(id, { hint, error }),
  };
  return (
    <div className={multiline ? styles.wide : styles.field}>
      <label htmlFor={name}>
        {label} {note ? <span className={styles.note}>({note})</span> : null}
      </label>
      {multiline ? (
        <textarea {...common} rows={4} maxLength={consultationMaxLengths.message} className={styles.input} />
      ) : (
        <input {...common} type={type} dir={type === 'text' ? undefined : 'ltr'} className={styles.input} />
      )}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
