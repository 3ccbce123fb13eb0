import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Field, type FieldTexts } from './Field';
import { useField, type Wired } from './use-field';
import styles from './Field.module.css';

type Input = Pick<ComponentProps<'input'>, 'min' | 'max' | 'step'>;

/** A number; left empty it is `null`. What is no number stays as it was typed, for the schema to refuse. */
export function NumberField<Values extends FieldValues, Sent>({
  control,
  name,
  label,
  hint,
  optional = false,
  ...props
}: Wired<Values, Sent> & FieldTexts & Input) {
  const { field, input } = useField({ control, name }, hint, {
    setValueAs: (text: string | number | null) => (text === '' || text === null ? null : Number(text)),
  });
  return (
    <Field {...field} label={label} hint={hint} optional={optional}>
      <input {...props} {...input} type="number" inputMode="decimal" className={styles.number} />
    </Field>
  );
}
