import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Field, type FieldTexts } from './Field';
import { useField, type FieldBinding } from './use-field';
import styles from './Field.module.css';

type InputProps = Pick<ComponentProps<'input'>, 'min' | 'max' | 'step'>;

/** A number; empty is `null`. Other text stays as typed, so that the schema refuses it. */
export function NumberField<Values extends FieldValues, Output>({
  control,
  name,
  label,
  hint,
  optional = false,
  ...props
}: FieldBinding<Values, Output> & FieldTexts & InputProps) {
  const { field, input } = useField({ control, name }, hint, {
    setValueAs: (text: string | number | null) => (text === '' || text === null ? null : Number(text)),
  });
  return (
    <Field {...field} label={label} hint={hint} optional={optional}>
      <input {...props} {...input} type="number" inputMode="decimal" className={styles.number} />
    </Field>
  );
}
