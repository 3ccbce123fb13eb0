import { useCallback, useEffect, useRef, type FormEvent } from 'react';
import { useTranslation } from '@lens/platform/i18n';
import { Link, useSearchParams } from '@lens/platform/router';
import buttons from '@lens/ui/button/button.module.css';
import { Notices } from '../waiting/Notices';
import { paymentTitleKey } from '../../../sections/form-address/payment-topic';
import { Choice } from './Choice';
import { Field } from './Field';
import type { FormState } from '../request/form-state';
import { Hidden } from './Hidden';
import { ProblemSummary } from './ProblemSummary';
import { sentSearch } from './sent-search';
import { useDraft } from './use-draft';
import { useSubmission } from './use-submission';
import { loadSchema } from '../request/validate';
import styles from './ConsultationForm.module.css';

/** The form posts to its page by itself. With JavaScript it is sent in place, with messages in the page's language. */
export function ConsultationForm({ refusal }: { refusal?: FormState }) {
  const { t } = useTranslation(['forms', 'common']);
  const [search, setSearch] = useSearchParams();
  const isSent = useRef(false);
  const thank = useCallback(
    (reference?: string) => {
      isSent.current = true;
      setSearch(sentSearch(reference), { replace: true });
    },
    [setSearch],
  );
  const { problem, attempts, queuedKey, sending, submit, handleEdit } = useSubmission(refusal, thank);
  const form = useRef<HTMLFormElement>(null);
  const linkedProcedure = search.get('procedure') ?? '';
  const paymentTitle = paymentTitleKey(search.get('about'));
  const about = paymentTitle && t('consultation.about', { option: t(`common:${paymentTitle}`) });
  useDraft(form, {
    linkedProcedure,
    isSent,
    isRefused: refusal !== undefined,
    isWaiting: queuedKey !== undefined,
  });
  const values: Record<string, string> = refusal?.values ?? {
    procedure: linkedProcedure,
    ...(about ? { message: about } : {}),
  };
  const fieldOf = <Name extends 'firstName' | 'lastName' | 'email' | 'phone' | 'message'>(name: Name) => ({
    name,
    label: t(`consultation.${name}`),
    value: values[name],
    error: problem?.errors[name] && t(`errors.${name}.${problem.errors[name]}`),
  });

  useEffect(() => {
    // From here on the form shows its own messages. Without JavaScript the browser shows those of its language.
    if (form.current) form.current.noValidate = true;
  }, []);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };

  return (
    <form
      ref={form}
      method="post"
      className={styles.form}
      id="request"
      tabIndex={-1}
      aria-labelledby="request-title"
      onSubmit={send}
      onInput={({ currentTarget, target }) => handleEdit(currentTarget, target)}
      onFocus={() => void loadSchema().catch(() => undefined)}
    >
      <header className={styles.head}>
        <h2 id="request-title">{t('consultation.title')}</h2>
        <p>{t('consultation.required')}</p>
      </header>
      {problem ? <ProblemSummary key={attempts} problem={problem} fromServer={attempts === 0} /> : null}
      <Notices formKey={queuedKey} onSent={thank} />
      <Hidden />
      <Field {...fieldOf('firstName')} autoComplete="given-name" required />
      <Field {...fieldOf('lastName')} autoComplete="family-name" required />
      <Field {...fieldOf('email')} type="email" autoComplete="email" required />
      <Field {...fieldOf('phone')} type="tel" autoComplete="tel" required />
      <Choice key={`procedure ${linkedProcedure}`} values={values} problem={problem} />
      <Field
        {...fieldOf('message')}
        note={t('consultation.optional')}
        hint={t('consultation.messageHint')}
        multiline
      />
      <label className={styles.check}>
        <input type="checkbox" name="interpreter" defaultChecked={'interpreter' in values} />
        {t('consultation.interpreter')}
      </label>
      <footer className={styles.foot}>
        <button type="submit" className={buttons.primary} aria-disabled={sending}>
          {t(sending ? 'consultation.sending' : 'consultation.send')}
        </button>
        <p>
          {t('consultation.privacy')} <Link to="/privacy">{t('common:menu.privacy')}</Link>
        </p>
      </footer>
    </form>
  );
}
