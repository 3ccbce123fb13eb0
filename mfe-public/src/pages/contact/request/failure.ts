import type { ErrorDetail } from '@lens/contracts/errors';
import type { FieldFaults, Refusal } from './form-state';
import { faultsOf } from './validate';

/** Reads a failure by its shape, since the shell's ApiFailure and the remote's copy of it are different classes. */
const statusAndDetails = (failure: unknown): { status: number; details: ErrorDetail[] } => {
  const { status = 0, details = [] } = (failure ?? {}) as { status?: number; details?: ErrorDetail[] };
  return { status, details };
};

/** Whether the API has answered that it does not accept a request: with any 4xx but 429, which asks to try again later. */
export function isRefused(failure: unknown): boolean {
  const { status } = statusAndDetails(failure);
  return status >= 400 && status < 500 && status !== 429;
}

/** What the form shows about a failure, and the status of a page that shows it: 422 for every refusal. */
export function toFormProblem(
  failure: unknown,
  request: Record<string, unknown>,
): { status: 422 | 429 | 503; errors: FieldFaults; failure?: Refusal } {
  const { status, details } = statusAndDetails(failure);
  if (status === 429) return { status, errors: {}, failure: 'busy' };
  if (!isRefused(failure)) return { status: 503, errors: {}, failure: 'away' };
  const errors = faultsOf(
    details.map(({ path, code }) => ({ path: path.split('.'), code })),
    request,
  );
  return Object.keys(errors).length > 0
    ? { status: 422, errors }
    : { status: 422, errors, failure: 'refused' };
}
