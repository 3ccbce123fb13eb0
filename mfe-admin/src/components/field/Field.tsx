import type { ReactNode } from 'react';
import styles from './Field.module.css';

export interface FieldTexts {
  label: string;
  /** Shown below the control. */
  hint?: ReactNode;
  /** The field may be empty, which is `null`. A text replaces the word `optional` if that would not be accurate. */
  optional?: boolean | string;
}

interface FieldProps extends FieldTexts {
  id: string;
  error?: string;
  /** The control is before its label, as a checkbox is. */
  inline?: boolean;
  children: ReactNode;
}

/** The ids for `aria-describedby`, in reading order. */
export const describedBy = (id: string, hint: ReactNode, error: string | undefined): string | undefined =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;

/** A label with its control, hint and error. */
export const Field = ({ id, label, hint, optional, error, inline, children }: FieldProps) => (
  <div className={styles.field} data-inline={inline} data-invalid={error ? '' : undefined}>
    {inline && children}
    <label htmlFor={id}>
      {label}
      {optional && <span className={styles.optional}> {optional === true ? 'optional' : optional}</span>}
    </label>
    {!inline && children}
    {error && (
      <p id={`${id}-error`} className={styles.error}>
        {error}
      </p>
    )}
    {hint && (
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    )}
  </div>
);
