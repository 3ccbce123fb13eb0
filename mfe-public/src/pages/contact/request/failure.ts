import type { ErrorDetail } from '@lens/contracts/errors';
import type { FieldFaults, Refusal } from './form-state';
import { faultsOf } from './validate';

/** Reads a failure by its shape, since the shell's ApiFailure and the remote's copy of it are different classes. */
const statusAndDetails = (failure: unknown): { status: number; details: ErrorDetail[] } => {
  const { status = 0, details = [] } = (failure ?? {}) as { status?: number; details?: ErrorDetail[] };
  return { status, details };
};

/** Why the API did not take a request, for the form, and the status for a page that says so. */
export function explain(
  failure: unknown,
  request: Record<string, unknown>,
): { status: 422 | 429 | 503; errors: FieldFaults; failure?: Refusal } {
  const { status, details } = statusAndDetails(failure);
  if (status === 429) return { status, errors: {}, failure: 'busy' };
  if (status < 400 || status >= 500) return { status: 503, errors: {}, failure: 'away' };
  const errors = faultsOf(
    details.map(({ path, code }) => ({ path: path.split('.'), code })),
    request,
  );
  return Object.keys(errors).length > 0
    ? { status: 422, errors }
    : { status: 422, errors, failure: 'refused' };
}
