import type { ConsultationRequest } from '@lens/contracts/consultations';
import type { Json } from '@lens/contracts/page';

export const fieldNames = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'procedure',
  'message',
  'preferredContact',
] as const;

export type FieldName = (typeof fieldNames)[number];
export type FieldFault = 'required' | 'invalid' | 'tooLong';
export type FieldFaults = Partial<Record<FieldName, FieldFault>>;

/** Why nothing was stored although every field is in order. */
export type Refusal = 'away' | 'busy' | 'refused';

/** What a form that was not accepted comes back with. */
export type FormState = {
  /** Fields as they were posted. */
  values: Record<string, string>;
  errors: FieldFaults;
  failure?: Refusal;
};

export const isFormState = (state: Json | undefined): state is FormState =>
  typeof state === 'object' && state !== null && 'values' in state && 'errors' in state;

/** A posted form as the API takes it; text is trimmed, nothing is checked. */
export const requestOf = (
  values: Record<string, string>,
  language: string,
): Record<keyof ConsultationRequest, unknown> =>
  ({
    ...Object.fromEntries(fieldNames.map((name) => [name, (values[name] ?? '').trim()] as const)),
    preferredContact: values['preferredContact'] || 'phone',
    interpreter: 'interpreter' in values,
    language,
  }) as Record<keyof ConsultationRequest, unknown>;

/** People never see this field. */
export const filledByMachine = (values: Record<string, string>): boolean => Boolean(values['website']);
