import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { StaffApiFailure } from '@lens/platform/staff-api';

const offlineAdvice = 'What you wrote is still here: save again when you are back online.';

/**
 * Shows the API's errors at their fields, focuses the first of these, and shows the message at the form
 * (`errors.root`).
 */
export function showFailure<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  failure: unknown,
): void {
  const details = failure instanceof StaffApiFailure ? (failure.body?.details ?? []) : [];
  for (const [index, { path, message }] of details.entries())
    form.setError(path as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
  const isUnreachable = failure instanceof StaffApiFailure && failure.status === 0;
  const reason = failure instanceof Error ? failure.message : 'Not saved.';
  const message = isUnreachable ? `${reason}. ${offlineAdvice}` : reason;
  form.setError('root', { type: 'server', message });
}
