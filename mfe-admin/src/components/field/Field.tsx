import type { ReactNode } from 'react';
import styles from './Field.module.css';

export interface FieldTexts {
  label: string;
  /** Said before anything is wrong. */
  hint?: ReactNode;
  /** It may be left empty, which is `null`. Said in words, in others than `optional` where that is half the truth. */
  optional?: boolean | string;
}

interface FieldProps extends FieldTexts {
  id: string;
  error?: string;
  /** The control stands before its label: a box to tick. */
  inline?: boolean;
  children: ReactNode;
}

/** What describes a control, in the order in which it is read. */
export const describedBy = (id: string, hint: ReactNode, error: string | undefined): string | undefined =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;

/** Label, control, hint and error, wired once. */
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
