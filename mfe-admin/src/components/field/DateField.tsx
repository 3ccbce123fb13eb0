import type { FieldValues } from 'react-hook-form';
import { Field, type FieldTexts } from './Field';
import { useField, type FieldBinding } from './use-field';
import styles from './Field.module.css';

/** A date such as `2026-03-10`; empty is `null`. */
export function DateField<Values extends FieldValues, Output>({
  control,
  name,
  label,
  hint,
  optional = false,
  max,
}: FieldBinding<Values, Output> & FieldTexts & { max?: string }) {
  const { field, input } = useField({ control, name }, hint, {
    setValueAs: (day: string | null) => day || null,
  });
  return (
    <Field {...field} label={label} hint={hint} optional={optional}>
      <input {...input} type="date" max={max} className={styles.number} />
    </Field>
  );
}
