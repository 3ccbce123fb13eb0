import { useRef, useState } from 'react';
import { createPageApi } from '@lens/platform/page-api';
import { useTranslation } from '@lens/platform/i18n';
import { explain } from './failure';
import { filledByMachine, requestOf, type FieldFaults, type Refusal } from './form-state';
import { keyring } from './idempotency';
import { validate } from './validate';

export interface Problem {
  errors: FieldFaults;
  failure?: Refusal;
}

const api = createPageApi('/api');

const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/**
 * Sends the form in place. What was written stays in its fields until it has arrived.
 * @param initial what the server answered to a form posted before hydration
 */
export function useSubmission(initial: Problem | undefined, onSent: () => void) {
  const { i18n } = useTranslation();
  const [problem, setProblem] = useState(initial);
  const [sending, setSending] = useState(false);
  const [keyOf] = useState(keyring);
  const busy = useRef(false);

  const attempt = async (form: HTMLFormElement): Promise<Problem | undefined> => {
    const values = valuesOf(form);
    if (filledByMachine(values)) return undefined;
    const written = requestOf(values, i18n.language);
    try {
      const checked = await validate(written);
      if ('errors' in checked) return checked;
      await api.post('/consultations', checked.request, {
        headers: { 'Idempotency-Key': keyOf(checked.request) },
      });
      return undefined;
    } catch (failure) {
      return explain(failure, written);
    }
  };

  const submit = async (form: HTMLFormElement) => {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    const found = await attempt(form);
    busy.current = false;
    setSending(false);
    setProblem(found);
    if (!found) onSent();
  };

  return { problem, sending, submit };
}
