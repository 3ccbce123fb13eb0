import type { FieldValues } from 'react-hook-form';
import { Field, type FieldTexts } from './Field';
import { useField, type Wired } from './use-field';
import styles from './Field.module.css';

interface SelectFieldProps extends FieldTexts {
  /** Value and what it reads, in order. */
  options: readonly (readonly [value: string, text: string])[];
}

/** One of a few. An optional one has an empty choice, which is `null`. */
export function SelectField<Values extends FieldValues, Sent>({
  control,
  name,
  label,
  hint,
  optional = false,
  options,
}: Wired<Values, Sent> & SelectFieldProps) {
  const { field, input } = useField({ control, name }, hint, {
    setValueAs: (value: string | null) => (optional && value === '' ? null : value),
  });
  return (
    <Field {...field} label={label} hint={hint} optional={optional}>
      <select {...input} className={styles['input']}>
        {optional && <option value="">None</option>}
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}
