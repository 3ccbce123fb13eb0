import type { ConsultationReceipt } from '@lens/contracts/consultations';
import type { ActionContext, ActionResult } from '@lens/contracts/page';
import { toFormProblem } from '../request/failure';
import { requestOf } from '../request/form-state';
import { derivedKey } from '../request/idempotency';
import { sentSearch } from './sent-search';
import { validate } from '../request/validate';

const thanks = (reference?: string): ActionResult => ({
  redirect: `/contact?${new URLSearchParams(sentSearch(reference))}`,
});

/** Answers a form that was posted without JavaScript. A refused form comes back with the values that were typed. */
export async function action({ api, form, lng, signal }: ActionContext): Promise<ActionResult> {
  const { idempotency_key: pageKey, website: _trap, consent_version: _notice, ...values } = form;
  const unchecked = requestOf(form, lng);
  const checked = await validate(unchecked);
  if (!('request' in checked)) return { status: 422, state: { values, ...checked } };
  const headers: Record<string, string> = pageKey
    ? { 'Idempotency-Key': await derivedKey(pageKey, checked.request) }
    : {};
  try {
    const { reference } = await api.post<ConsultationReceipt>('/consultations', checked.request, {
      headers,
      signal,
    });
    return thanks(reference);
  } catch (failure) {
    const { status, ...reason } = toFormProblem(failure, unchecked);
    return { status, state: { values, ...reason } };
  }
}
