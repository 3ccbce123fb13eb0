import { useFormState, type FieldValues } from 'react-hook-form';
import type { FieldBinding } from '../../../components/field/use-field';
import { categoryOptions } from '../labels';
import styles from './Categories.module.css';

/** At least one category; visitors filter the blog by it. */
export function Categories<Values extends FieldValues, Output>({
  control,
  name,
}: FieldBinding<Values, Output>) {
  const state = useFormState({ control, name });
  const error = control.getFieldState(name, state).error;
  return (
    <fieldset className={styles.group}>
      <legend>Categories</legend>
      {categoryOptions.map(([value, label]) => (
        <label key={value} className={styles.choice}>
          <input
            type="checkbox"
            value={value}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'categories-error' : undefined}
            {...control.register(name)}
          />
          {label}
        </label>
      ))}
      {error && (
        <p id="categories-error" className={styles.error}>
          Choose at least one.
        </p>
      )}
    </fieldset>
  );
}
