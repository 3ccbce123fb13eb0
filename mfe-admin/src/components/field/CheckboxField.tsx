import type { FieldValues } from 'react-hook-form';
import { Field, type FieldTexts } from './Field';
import { useField, type FieldBinding } from './use-field';
import styles from './Field.module.css';

export function CheckboxField<Values extends FieldValues, Output>({
  control,
  name,
  label,
  hint,
}: FieldBinding<Values, Output> & Omit<FieldTexts, 'optional'>) {
  const { field, input } = useField({ control, name }, hint);
  return (
    <Field {...field} label={label} hint={hint} inline>
      <input {...input} type="checkbox" className={styles.box} />
    </Field>
  );
}
