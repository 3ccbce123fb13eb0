import { useController, type FieldValues } from 'react-hook-form';
import { Choice } from './Choice';
import type { FieldTexts } from './Field';
import type { FieldBinding } from './use-field';

interface ChoiceFieldProps extends FieldTexts {
  /** Pairs of value and label, in order; few enough to show side by side. */
  options: readonly (readonly [value: string | number, text: string])[];
}

/** Radio buttons for one of a few values of a form. An optional one has the choice `None`. */
export function ChoiceField<Values extends FieldValues, Output>({
  control,
  name,
  options,
  ...texts
}: FieldBinding<Values, Output> & ChoiceFieldProps) {
  const { field, fieldState } = useController({ control, name });
  const choices = texts.optional ? ([[null, 'None'], ...options] as const) : options;
  return (
    <Choice
      {...texts}
      options={choices}
      value={field.value}
      error={fieldState.error?.message}
      onChange={field.onChange}
      onBlur={field.onBlur}
      firstRef={field.ref}
    />
  );
}
