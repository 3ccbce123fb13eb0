import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Field, type FieldTexts } from './Field';
import { useField, type FieldBinding } from './use-field';
import styles from './Field.module.css';

type InputProps = Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'maxLength' | 'dir' | 'lang' | 'placeholder' | 'list' | 'inputMode'
>;

/** A text of one line; an optional one that is empty is `null`. */
export function TextField<Values extends FieldValues, Output>({
  control,
  name,
  label,
  hint,
  optional = false,
  type = 'text',
  ...props
}: FieldBinding<Values, Output> & FieldTexts & InputProps) {
  const { field, input } = useField({ control, name }, hint, {
    setValueAs: (text: string | null) => (optional && text?.trim() === '' ? null : text),
  });
  return (
    <Field {...field} label={label} hint={hint} optional={optional}>
      <input {...props} {...input} type={type} className={styles.input} />
    </Field>
  );
}
