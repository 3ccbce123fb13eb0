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

/** Why the request was not stored although every field is in order. */
export type Refusal = 'away' | 'busy' | 'refused';

/** The state of a form that was refused. */
export type FormState = {
  /** Fields as they were posted. */
  values: Record<string, string>;
  errors: FieldFaults;
  failure?: Refusal;
};

export const isFormState = (state: Json | undefined): state is FormState =>
  typeof state === 'object' && state !== null && 'values' in state && 'errors' in state;

/**
 * Turns a posted form into a request for the API. It trims texts and checks nothing. The value of the trap goes along: the
 * API alone decides what it means, and stores the request.
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
