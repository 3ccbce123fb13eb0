import { useRef, useState } from 'react';
import { useTranslation } from '@lens/platform/i18n';
import type { ConsultationRequest } from '@lens/contracts/consultations';
import { deliverLater } from '../waiting/delivery';
import { changeQueue, readQueue } from '../waiting/stored-queue';
import { enqueue, keyIn, removeEntry } from '../waiting/queue';
import { toFormProblem } from '../request/failure';
import { fieldNames, requestOf, type FieldFaults, type FieldName, type Refusal } from '../request/form-state';
import { keyring } from '../request/idempotency';
import { sendRequest } from '../request/send-request';
import { validate } from '../request/validate';

export interface Problem {
  errors: FieldFaults;
  failure?: Refusal;
}

/** The outcome of sending: a problem, a reference, or the key under which the request waits in this browser. */
type Outcome = { problem: Problem } | { sent: string | undefined } | { queuedKey: string };

const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** The problem with the new fault of one field; undefined if nothing is left of it. */
function withFault(problem: Problem, name: FieldName, fault: FieldFaults[FieldName]): Problem | undefined {
  const { [name]: _replaced, ...others } = problem.errors;
  const errors = fault ? { ...others, [name]: fault } : others;
  return problem.failure || Object.keys(errors).length > 0 ? { ...problem, errors } : undefined;
}

async function send(request: ConsultationRequest, key: string): Promise<Outcome> {
  try {
    const { reference } = await sendRequest(request, key);
    changeQueue((queue) => removeEntry(queue, key));
    return { sent: reference };
  } catch (failure) {
    const problem = toFormProblem(failure, { ...request });
    const waiting = { fate: 'waiting', key, since: Date.now(), request } as const;
    if (problem.failure !== 'away' || !changeQueue((queue) => enqueue(queue, waiting))) return { problem };
    deliverLater();
    return { queuedKey: key };
  }
}

/**
 * Sends the form in place. The fields keep their values until the request has arrived; when the API cannot be reached, the
 * request also waits in this browser.
 * @param initial the server's answer to a form posted before hydration
 */
export function useSubmission(initial: Problem | undefined, onSent: (reference?: string) => void) {
  const { i18n } = useTranslation();
  const [problem, setProblem] = useState(initial);
  const [queuedKey, setQueuedKey] = useState<string>();
  const [sending, setSending] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [newKeyOf] = useState(keyring);
  const busy = useRef(false);

  const attempt = async (form: HTMLFormElement): Promise<Outcome> => {
    const unchecked = requestOf(valuesOf(form), i18n.language);
    try {
      const checked = await validate(unchecked);
      if (!('request' in checked)) return { problem: checked };
      const { request } = checked;
      return await send(request, keyIn(readQueue(), request) ?? newKeyOf(request));
    } catch (failure) {
      return { problem: toFormProblem(failure, unchecked) };
    }
  };

  const submit = async (form: HTMLFormElement) => {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    const outcome = await attempt(form);
    busy.current = false;
    setSending(false);
    setProblem('problem' in outcome ? outcome.problem : undefined);
    setAttempts((count) => count + 1);
    setQueuedKey('queuedKey' in outcome ? outcome.queuedKey : undefined);
    if ('sent' in outcome) onSent(outcome.sent);
  };

  /** After an edit the form is no longer the request that waits, and a fault goes as soon as its field is in order. */
  const handleEdit = (form: HTMLFormElement, field: EventTarget) => {
    setQueuedKey(undefined);
    const name = fieldNames.find((known) => 'name' in field && field.name === known);
    if (!name || !problem?.errors[name]) return;
    validate(requestOf(valuesOf(form), i18n.language)).then(
      (checked) => {
        const fault = 'errors' in checked ? checked.errors[name] : undefined;
        setProblem((current) => current && withFault(current, name, fault));
      },
      // Without the schema, the next attempt reports the fault.
      () => undefined,
    );
  };

  return { problem, attempts, queuedKey, sending, submit, handleEdit };
}
