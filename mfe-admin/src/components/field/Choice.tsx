import { useId, type Ref } from 'react';
import type { FieldTexts } from './Field';
import styles from './Field.module.css';

interface ChoiceProps<Value> extends FieldTexts {
  /** Pairs of value and label, in order; few enough to show side by side. */
  options: readonly (readonly [value: Value, text: string])[];
  value: unknown;
  error?: string;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  /** The first radio button. */
  firstRef?: Ref<HTMLInputElement>;
}

/** Radio buttons for one of a few values. */
export function Choice<Value extends string | number | null>({
  label,
  hint,
  optional = false,
  options,
  value: chosen,
  error,
  onChange,
  onBlur,
  firstRef,
}: ChoiceProps<Value>) {
  const id = useId();
  return (
    <fieldset
      className={styles.choice}
      aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
    >
      <legend>
        {label}
        {optional && <span className={styles.optional}> {optional === true ? 'optional' : optional}</span>}
      </legend>
      <div className={styles.choices}>
        {options.map(([value, text], index) => (
          <div key={text} className={styles.option}>
            <input
              type="radio"
              id={`${id}-${index}`}
              name={id}
              ref={index === 0 ? firstRef : undefined}
              checked={chosen === value}
              onChange={() => onChange(value)}
              onBlur={onBlur}
            />
            <label htmlFor={`${id}-${index}`}>{text}</label>
          </div>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
