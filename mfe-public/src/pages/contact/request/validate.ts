import type { ConsultationRequest } from '@lens/contracts/consultations';
import { fieldNames, type FieldFaults, type Refusal } from './form-state';

/** Loads the schema, and zod with it, from a chunk of its own: the form does so at its first focus. */
export const loadSchema = () => import('./schema');

interface Fault {
  path: PropertyKey[];
  code: string;
}

/** The first fault of each field. */
export function faultsOf(faults: Fault[], request: Record<string, unknown>): FieldFaults {
  const found: FieldFaults = {};
  for (const { path, code } of faults) {
    const name = fieldNames.find((known) => known === path[0]);
    if (!name || found[name]) continue;
    if (request[name] === '') found[name] = 'required';
    else found[name] = code === 'too_big' ? 'tooLong' : 'invalid';
  }
  return found;
}

/** Checks a request with the schema of the API. Faults that belong to no field refuse the whole request. */
export async function validate(
  request: Record<string, unknown>,
): Promise<{ request: ConsultationRequest } | { errors: FieldFaults; failure?: Refusal }> {
  const { consultationRequest } = await loadSchema();
  const parsed = consultationRequest.safeParse(request);
  if (parsed.success) return { request: parsed.data };
  const errors = faultsOf(parsed.error.issues, request);
  return Object.keys(errors).length > 0 ? { errors } : { errors, failure: 'refused' };
}
