import { useId } from 'react';
import { consultationTopics } from '@lens/contracts/procedures';
import { useTranslation } from '@lens/platform/i18n';
import { FieldNotes, notesOf } from './FieldNotes';
import type { Problem } from './use-submission';
import field from './Field.module.css';
import styles from './Choice.module.css';

interface ChoiceProps {
  values: Record<string, string>;
  problem?: Problem;
}

/** The choice of a procedure, and of phone or email for the answer. */
export function Choice({ values, problem }: ChoiceProps) {
  const { t } = useTranslation('forms');
  const id = useId();
  const fault = problem?.errors.procedure;
  const error = fault && t(`errors.procedure.${fault}`);
  const byEmail = values['preferredContact'] === 'email';
  return (
    <>
      <div className={field.field}>
        <label htmlFor="procedure">
          {t('consultation.procedure')} <span className={field.note}>({t('consultation.optional')})</span>
        </label>
        <select
          id="procedure"
          name="procedure"
          className={field.input}
          defaultValue={values['procedure'] || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={notesOf(id, { error })}
        >
          <option value="">{t('consultation.procedures.none')}</option>
          {consultationTopics.map((name) => (
            <option key={name} value={name}>
              {t(`consultation.procedures.${name}`)}
            </option>
          ))}
        </select>
        <FieldNotes id={id} error={error} />
      </div>
      <fieldset id="preferredContact" className={styles.channels}>
        <legend>{t('consultation.preferredContact')}</legend>
        <label>
          <input type="radio" name="preferredContact" value="phone" defaultChecked={!byEmail} />
          {t('consultation.byPhone')}
        </label>
        <label>
          <input type="radio" name="preferredContact" value="email" defaultChecked={byEmail} />
          {t('consultation.byEmail')}
        </label>
      </fieldset>
    </>
  );
}
