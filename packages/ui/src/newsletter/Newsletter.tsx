import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { emailMaxLength } from '@lens/contracts/max-lengths';
import buttons from '../button/button.module.css';
import { AlertIcon, CheckIcon } from '../icons/state';
import styles from './newsletter.module.css';

/** Why the subscription failed. */
export type NewsletterProblem = 'invalid' | 'busy' | 'away';

interface NewsletterTexts extends Record<NewsletterProblem, string> {
  label: string;
  subscribe: string;
  sending: string;
  sent: string;
}

interface NewsletterProps {
  texts: NewsletterTexts;
  /** Where the form posts without JavaScript. */
  action: string;
  language: string;
  /** Sends the form with JavaScript; rejects with a `status` when the address was refused. */
  send: (request: Record<string, string>) => Promise<unknown>;
  /** The result of a form that was posted without JavaScript and refused. */
  refused?: { email: string; problem: NewsletterProblem } | undefined;
}

/** Does not use instanceof, since the errors of the shell and of a remote are different classes. */
export function newsletterProblemOf(failure: unknown): NewsletterProblem {
  const { status = 0 } = (failure ?? {}) as { status?: number };
  if (status === 429) return 'busy';
  return status >= 400 && status < 500 ? 'invalid' : 'away';
}

/** With JavaScript the form shows its own messages, without it the browser's. */
const disableNativeValidation = (form: HTMLFormElement | null) => {
  if (form) form.noValidate = true;
};

/** The form that subscribes to the newsletter. The typed address stays until it is sent. */
export function Newsletter({ texts, action, language, send, refused }: NewsletterProps) {
  const id = useId();
  const [state, setState] = useState<NewsletterProblem | 'sending' | 'sent' | undefined>(refused?.problem);
  const input = useRef<HTMLInputElement>(null);
  const sentMessage = useRef<HTMLParagraphElement>(null);
  const problem = state === 'sending' || state === 'sent' ? undefined : state;

  useEffect(() => {
    if (state === 'sent') sentMessage.current?.focus();
  }, [state]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'sending') return;
    const fields = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    const showResult = (next: NewsletterProblem | 'sent') => {
      setState(next);
      if (next !== 'sent') input.current?.focus();
    };
    if (!input.current?.validity.valid) return showResult('invalid');
    setState('sending');
    void send(fields).then(
      () => showResult('sent'),
      (failure: unknown) => showResult(newsletterProblemOf(failure)),
    );
  };

  if (state === 'sent')
    return (
      <p ref={sentMessage} tabIndex={-1} className={styles.sent}>
        <CheckIcon />
        {texts.sent}
      </p>
    );
  return (
    <form
      ref={disableNativeValidation}
      method="post"
      action={action}
      className={styles.form}
      onSubmit={submit}
    >
      <label htmlFor={`${id}-email`}>{texts.label}</label>
      <input type="hidden" name="language" value={language} />
      <div className={styles.honeypot} aria-hidden="true">
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <div className={styles.line}>
        <input
          ref={input}
          id={`${id}-email`}
          className={styles.input}
          type="email"
          name="email"
          dir="ltr"
          required
          maxLength={emailMaxLength}
          autoComplete="email"
          defaultValue={refused?.email}
          aria-invalid={problem === 'invalid' || undefined}
          aria-describedby={problem && `${id}-problem`}
        />
        <button type="submit" className={buttons.secondary} aria-disabled={state === 'sending'}>
          {state === 'sending' ? texts.sending : texts.subscribe}
        </button>
      </div>
      <div role="alert">
        {problem ? (
          <p id={`${id}-problem`} className={styles.problem}>
            <AlertIcon />
            {texts[problem]}
          </p>
        ) : null}
      </div>
    </form>
  );
}
