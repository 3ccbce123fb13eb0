import { useId } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import type { FieldTexts } from './Field';
import type { FieldBinding } from './use-field';
import styles from './Field.module.css';

interface ChecksFieldProps<Value> extends Omit<FieldTexts, 'optional'> {
  /** Pairs of value and label; the chosen values are in their order. */
  options: readonly (readonly [value: Value, text: string])[];
}

/** Check boxes for any number of a few values. */
export function ChecksField<Values extends FieldValues, Output, Value extends string>({
  control,
  name,
  label,
  hint,
  options,
}: FieldBinding<Values, Output> & ChecksFieldProps<Value>) {
  const { field, fieldState } = useController({ control, name });
  const id = useId();
  const chosen = field.value as readonly Value[];
  const error = fieldState.error?.message;
  const toggle = (value: Value, isChosen: boolean) =>
    field.onChange(
      options.map(([one]) => one).filter((one) => (one === value ? isChosen : chosen.includes(one))),
    );
  return (
    <fieldset
      className={styles.choice}
      aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
    >
      <legend>{label}</legend>
      <div className={styles.choices}>
        {options.map(([value, text], index) => (
          <div key={value} className={styles.option}>
            <input
              type="checkbox"
              id={`${id}-${index}`}
              ref={index === 0 ? field.ref : undefined}
              checked={chosen.includes(value)}
              onBlur={field.onBlur}
              onChange={({ target }) => toggle(value, target.checked)}
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
