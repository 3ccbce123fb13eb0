import { useController, type FieldValues } from 'react-hook-form';
import { useId } from 'react';
import type { FieldTexts } from './Field';
import type { FieldBinding } from './use-field';
import styles from './Field.module.css';

interface ChoiceFieldProps extends FieldTexts {
  /** Pairs of value and label, in order; few enough to show side by side. */
  options: readonly (readonly [value: string | number, text: string])[];
}

/** Radio buttons for one of a few values. An optional one has the choice `None`. */
export function ChoiceField<Values extends FieldValues, Output>({
  control,
  name,
  label,
  hint,
  optional = false,
  options,
}: FieldBinding<Values, Output> & ChoiceFieldProps) {
  const { field, fieldState } = useController({ control, name });
  const id = useId();
  const error = fieldState.error?.message;
  const choices = optional ? ([[null, 'None'], ...options] as const) : options;
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
        {choices.map(([value, text], index) => (
          <div key={text} className={styles.option}>
            <input
              type="radio"
              id={`${id}-${index}`}
              name={`${id}-${name}`}
              ref={index === 0 ? field.ref : undefined}
              checked={field.value === value}
              onChange={() => field.onChange(value)}
              onBlur={field.onBlur}
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
