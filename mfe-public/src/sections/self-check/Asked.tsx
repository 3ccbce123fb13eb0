import { Fragment, useId } from 'react';
import { commaOf } from '@lens/contracts/in-list';
import { useTranslation } from '@lens/platform/i18n';
import type { ProcedureName } from '../procedure/procedure-facts';
import { procedureLimits } from '../procedure/procedure-facts';
import { concerns, type Answer, type Question } from './questions';
import styles from './Asked.module.css';

const lensAges = procedureLimits.iclAge;

/** One question, and under each answer for what it matters: seen once the answer is chosen. */
export function Asked({ question }: { question: Question }) {
  const { t } = useTranslation('common');
  const id = useId();
  const { name, hint, answers } = question;
  const asked = concerns(question).join(' ');
  return (
    <fieldset className={styles.asked} aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend>{t(`selfCheck.${name}.question`)}</legend>
      {hint ? <p id={`${id}-hint`}>{t(`selfCheck.${hint}`)}</p> : null}
      <div className={styles.answers}>
        {answers.map(({ value, label, numbers, against = [], discuss = [], note, more, first }) => (
          <div key={value} className={styles.answer}>
            <label>
              <input
                type="radio"
                name={id}
                value={value}
                autoComplete="off"
                data-question={name}
                data-asked={asked}
                data-against={against.join(' ') || undefined}
                data-discuss={discuss.join(' ') || undefined}
                data-first={first}
                aria-describedby={note ? `${id}-${value}` : undefined}
              />
              {t(`selfCheck.${label}`, numbers)}
            </label>
            {note ? <Note id={`${id}-${value}`} {...{ note, more, against, discuss }} /> : null}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

interface NoteProps extends Required<Pick<Answer, 'note' | 'against' | 'discuss'>> {
  id: string;
  more: Answer['more'];
}

function Note({ id, note, more, against, discuss }: NoteProps) {
  const { t } = useTranslation('common');
  return (
    <div id={id} className={styles.note}>
      <Named said={t('selfCheck.against')} procedures={against} />
      <Named said={t('selfCheck.discuss')} procedures={discuss} />
      <p>
        {t(`selfCheck.${note}`, lensAges)} {more ? t(`selfCheck.${more}`) : null}
      </p>
    </div>
  );
}

function Named({ said, procedures }: { said: string; procedures: readonly ProcedureName[] }) {
  const { t, i18n } = useTranslation('medical');
  if (procedures.length === 0) return null;
  return (
    <p className={styles.named}>
      {said}{' '}
      {procedures.map((name, at) => (
        <Fragment key={name}>
          {at > 0 && commaOf(i18n.language)}
          <strong>{t(`${name}.name`)}</strong>
        </Fragment>
      ))}{' '}
    </p>
  );
}
