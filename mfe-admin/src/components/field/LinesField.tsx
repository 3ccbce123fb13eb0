import { useId, useState, type ComponentProps } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import { describedBy, Field, type FieldTexts } from './Field';
import type { FieldBinding } from './use-field';
import styles from './Field.module.css';

const toLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

type TextareaProps = Pick<ComponentProps<'textarea'>, 'dir' | 'lang'>;

/** A list of short texts, one per line; empty lines are ignored. */
export function LinesField<Values extends FieldValues, Output>({
  control,
  name,
  label,
  hint,
  optional = false,
  ...props
}: FieldBinding<Values, Output> & FieldTexts & TextareaProps) {
  const { field, fieldState } = useController({ control, name });
  const { ref, value, onBlur, onChange } = field;
  const [text, setText] = useState(() => (value as string[]).join('\n'));
  const id = useId();
  const { error } = fieldState;
  // An error of one line is at the line's index in the list of errors.
  const errors: unknown[] = Array.isArray(error) ? error : [error];
  const message = errors
    .map((lineError) => (lineError as { message?: string } | undefined)?.message)
    .find(Boolean);
  return (
    <Field id={id} label={label} hint={hint} optional={optional} error={message}>
      <textarea
        {...props}
        id={id}
        ref={ref}
        name={name}
        rows={3}
        className={styles.area}
        aria-invalid={message ? true : undefined}
        aria-describedby={describedBy(id, hint, message)}
        value={text}
        onBlur={onBlur}
        onChange={({ target }) => {
          setText(target.value);
          onChange(toLines(target.value));
        }}
      />
    </Field>
  );
}
