import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { emailMaxLength } from '@lens/contracts/max-lengths';
import buttons from '../button/button.module.css';
import { AlertIcon, CheckIcon } from '../icons/state';
import styles from './newsletter.module.css';

/** Why nobody was written to. */
export type NewsletterProblem = 'invalid' | 'busy' | 'away';

interface NewsletterTexts extends Record<NewsletterProblem, string> {
  label: string;
  subscribe: string;
  sending: string;
  sent: string;
}

interface NewsletterProps {
  texts: NewsletterTexts;
  /** Where the form posts by itself. */
  action: string;
  language: string;
  /** Sends the form in place; rejects with a `status` when the address was not taken. */
  send: (request: Record<string, string>) => Promise<unknown>;
  /** What a form posted without JavaScript came back with. */
  refused?: { email: string; problem: NewsletterProblem } | undefined;
}

/** Read by shape: the shell's failures and a remote's are different classes. */
export function newsletterProblemOf(failure: unknown): NewsletterProblem {
  const { status = 0 } = (failure ?? {}) as { status?: number };
  if (status === 429) return 'busy';
  return status >= 400 && status < 500 ? 'invalid' : 'away';
}

/** With JavaScript our own messages; without it the browser's. */
const withoutBubbles = (form: HTMLFormElement | null) => {
  if (form) form.noValidate = true;
};

/** One field, one button. What was typed stays until it has arrived. */
export function Newsletter({ texts, action, language, send, refused }: NewsletterProps) {
  const id = useId();
  const [state, setState] = useState<NewsletterProblem | 'sending' | 'sent' | undefined>(refused?.problem);
  const input = useRef<HTMLInputElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  const problem = state === 'sending' || state === 'sent' ? undefined : state;

  useEffect(() => {
    if (state === 'sent') thanks.current?.focus();
  }, [state]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'sending') return;
    const fields = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    const settle = (next: NewsletterProblem | 'sent') => {
      setState(next);
      if (next !== 'sent') input.current?.focus();
    };
    if (!input.current?.validity.valid) return settle('invalid');
    setState('sending');
    void send(fields).then(
      () => settle('sent'),
      (failure: unknown) => settle(newsletterProblemOf(failure)),
    );
  };

  if (state === 'sent')
    return (
      <p ref={thanks} tabIndex={-1} className={styles.sent}>
        <CheckIcon />
        {texts.sent}
      </p>
    );
  return (
    <form ref={withoutBubbles} method="post" action={action} className={styles.form} onSubmit={submit}>
      <label htmlFor={`${id}-email`}>{texts.label}</label>
      <input type="hidden" name="language" value={language} />
      <div className={styles.trap} aria-hidden="true">
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
