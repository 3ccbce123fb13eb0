import type { FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { describedBy, Field, type FieldTexts } from './Field';
import { localTime, moment } from './local-time';
import type { Wired } from './use-field';
import styles from './Field.module.css';

/** A point in time, kept in ISO 8601 and shown in the time zone of whoever looks; left empty it is `null`. */
export function DateTimeField<Values extends FieldValues, Sent>({
  control,
  name,
  label,
  hint,
  optional = false,
}: Wired<Values, Sent> & FieldTexts) {
  const { field, fieldState } = useController({ control, name });
  const { value, onChange, ...input } = field;
  const id = `at-${name}`;
  const error = fieldState.error?.message;
  return (
    <Field id={id} label={label} hint={hint} optional={optional} error={error}>
      <input
        {...input}
        id={id}
        type="datetime-local"
        className={styles['number']}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
        value={localTime(value)}
        onChange={(event) => onChange(moment(event.target.value))}
      />
    </Field>
  );
}
