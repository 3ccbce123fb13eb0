import type { FieldValues } from 'react-hook-form';
import { Field, type FieldTexts } from './Field';
import { useField, type FieldBinding } from './use-field';
import styles from './Field.module.css';

/** Pairs of value and label, in order. */
export type Options = readonly (readonly [value: string, text: string])[];

interface SelectFieldProps extends FieldTexts {
  options?: Options;
  /** Options in groups with headings, for long lists. */
  groups?: readonly (readonly [label: string, options: Options])[];
}

const renderOptions = (options: Options) =>
  options.map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));

/** A select. An optional one has an empty choice, which is `null`. */
export function SelectField<Values extends FieldValues, Output>({
  control,
  name,
  label,
  hint,
  optional = false,
  options = [],
  groups = [],
}: FieldBinding<Values, Output> & SelectFieldProps) {
  const { field, input } = useField({ control, name }, hint, {
    setValueAs: (value: string | null) => (optional && value === '' ? null : value),
  });
  return (
    <Field {...field} label={label} hint={hint} optional={optional}>
      <select {...input} className={styles.input}>
        {optional && <option value="">None</option>}
        {renderOptions(options)}
        {groups.map(([heading, grouped]) => (
          <optgroup key={heading} label={heading}>
            {renderOptions(grouped)}
          </optgroup>
        ))}
      </select>
    </Field>
  );
}
