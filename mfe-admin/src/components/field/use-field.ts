import { useId, type ReactNode } from 'react';
import {
  useFormState,
  type Control,
  type FieldValues,
  type Path,
  type RegisterOptions,
} from 'react-hook-form';
import { describedBy } from './Field';

/** The value of a form that a control edits. */
export interface FieldBinding<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  name: Path<Values>;
}

/** What a control of a form needs: id, error and registration. */
export function useField<Values extends FieldValues, Output>(
  { control, name }: FieldBinding<Values, Output>,
  hint: ReactNode,
  options?: RegisterOptions<Values, Path<Values>>,
) {
  const id = useId();
  const state = useFormState({ control, name });
  const error = control.getFieldState(name, state).error?.message;
  return {
    field: { id, error },
    input: {
      id,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy(id, hint, error),
      ...control.register(name, options),
    },
  };
}
