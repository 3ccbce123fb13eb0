import { honeypotMaxLength } from '@lens/contracts/max-lengths';
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
type FieldFault = 'required' | 'invalid' | 'tooLong';
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

/**
 * A posted form as the API takes it; text is trimmed, nothing is checked. What fills the field that people never see
 * goes along: the API alone decides what that means, and keeps the request.
 */
export const requestOf = (
  { website, consent_version, ...values }: Record<string, string>,
  language: string,
): Record<string, unknown> => ({
  ...Object.fromEntries(fieldNames.map((name) => [name, (values[name] ?? '').trim()] as const)),
  preferredContact: values['preferredContact'] || 'phone',
  interpreter: 'interpreter' in values,
  language,
  ...(consent_version ? { consent_version } : {}),
  ...(website ? { website: website.slice(0, honeypotMaxLength) } : {}),
});
