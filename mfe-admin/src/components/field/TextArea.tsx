import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Field, type FieldTexts } from './Field';
import { useField, type FieldBinding } from './use-field';
import styles from './Field.module.css';

type TextareaProps = Pick<ComponentProps<'textarea'>, 'rows' | 'maxLength' | 'dir' | 'lang'>;

/** A text of several lines; the box grows with it where the browser supports that. */
export function TextArea<Values extends FieldValues, Output>({
  control,
  name,
  label,
  hint,
  optional = false,
  rows = 4,
  ...props
}: FieldBinding<Values, Output> & FieldTexts & TextareaProps) {
  const { field, input } = useField({ control, name }, hint, {
    setValueAs: (text: string | null) => (optional && text?.trim() === '' ? null : text),
  });
  return (
    <Field {...field} label={label} hint={hint} optional={optional}>
      <textarea {...props} {...input} rows={rows} className={styles.area} />
    </Field>
  );
}
