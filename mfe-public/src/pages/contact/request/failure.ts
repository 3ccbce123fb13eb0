import type { ErrorDetail } from '@lens/contracts/errors';
import type { FieldFaults, Refusal } from './form-state';
import { faultsOf } from './validate';

/** Read by shape: the shell's ApiFailure and a remote's own copy are different classes. */
const shapeOf = (failure: unknown): { status: number; details: ErrorDetail[] } => {
  const { status = 0, details = [] } = (failure ?? {}) as { status?: number; details?: ErrorDetail[] };
  return { status, details };
};

/** What to tell someone whose request the API did not take, and the status of the answer that says so. */
export function explain(
  failure: unknown,
  request: Record<string, unknown>,
): { status: 422 | 429 | 503; errors: FieldFaults; failure?: Refusal } {
  const { status, details } = shapeOf(failure);
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
