import { useRef, useState } from 'react';
import { useTranslation } from '@lens/platform/i18n';
import type { ConsultationRequest } from '@lens/contracts/consultations';
import { deliverLater } from '../waiting/delivery';
import { changeQueue, readQueue } from '../waiting/stored-queue';
import { enqueued, keyIn, without } from '../waiting/queue';
import { explain } from '../request/failure';
import { fieldNames, requestOf, type FieldFaults, type FieldName, type Refusal } from '../request/form-state';
import { keyring } from '../request/idempotency';
import { sendRequest } from '../request/send-request';
import { validate } from '../request/validate';

export interface Problem {
  errors: FieldFaults;
  failure?: Refusal;
}

/** What sending led to: a problem, a reference, or a place in this browser under a key. */
type Outcome = { problem: Problem } | { sent: string | undefined } | { queuedKey: string };

const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** What is left of a problem when one field is in order, or wrong in another way. */
function withFault(problem: Problem, name: FieldName, fault: FieldFaults[FieldName]): Problem | undefined {
  const { [name]: _former, ...others } = problem.errors;
  const errors = fault ? { ...others, [name]: fault } : others;
  return problem.failure || Object.keys(errors).length > 0 ? { ...problem, errors } : undefined;
}

async function send(request: ConsultationRequest, key: string): Promise<Outcome> {
  try {
    const { reference } = await sendRequest(request, key);
    changeQueue((queue) => without(queue, key));
    return { sent: reference };
  } catch (failure) {
    const problem = explain(failure, { ...request });
    const waiting = { fate: 'waiting', key, since: Date.now(), request } as const;
    if (problem.failure !== 'away' || !changeQueue((queue) => enqueued(queue, waiting))) return { problem };
    deliverLater();
    return { queuedKey: key };
  }
}

/**
 * Sends the form in place. What was written stays in its fields until it has arrived; when nobody can be reached, it
 * also waits in this browser.
 * @param initial what the server answered to a form posted before hydration
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
    const written = requestOf(valuesOf(form), i18n.language);
    try {
      const checked = await validate(written);
      if (!('request' in checked)) return { problem: checked };
      const { request } = checked;
      return await send(request, keyIn(readQueue(), request) ?? newKeyOf(request));
    } catch (failure) {
      return { problem: explain(failure, written) };
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

  /** What stands in the form is no longer what waits, and a fault goes as soon as its field is in order. */
  const edited = (form: HTMLFormElement, field: EventTarget) => {
    setQueuedKey(undefined);
    const name = fieldNames.find((known) => 'name' in field && field.name === known);
    if (!name || !problem?.errors[name]) return;
    const written = requestOf(valuesOf(form), i18n.language);
    validate(written).then(
      (checked) => {
        const fault = 'errors' in checked ? checked.errors[name] : undefined;
        setProblem((current) => current && withFault(current, name, fault));
      },
      // Without the schema the next attempt tells.
      () => undefined,
    );
  };

  return { problem, attempts, queuedKey, sending, submit, edited };
}
