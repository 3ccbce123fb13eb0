import type { ConsultationRequest } from '@lens/contracts/consultations';
import { fieldNames, type FieldFaults, type Refusal } from './form-state';

/** The schema and zod with it are a chunk of their own: fetched at the form's first focus. */
export const loadSchema = () => import('./schema');

interface Fault {
  path: PropertyKey[];
  code: string;
}

/** One fault a field, the first that was found. */
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

/** Checks a request with the API's own schema. Faults that no field shows are a refusal of the whole. */
export async function validate(
  request: Record<string, unknown>,
): Promise<{ request: ConsultationRequest } | { errors: FieldFaults; failure?: Refusal }> {
  const { consultationRequest } = await loadSchema();
  const parsed = consultationRequest.safeParse(request);
  if (parsed.success) return { request: parsed.data };
  const errors = faultsOf(parsed.error.issues, request);
  return Object.keys(errors).length > 0 ? { errors } : { errors, failure: 'refused' };
}
