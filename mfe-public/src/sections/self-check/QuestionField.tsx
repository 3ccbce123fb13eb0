import { Fragment } from 'react';
import { listSeparator } from '@lens/contracts/join-list';
import type { Procedure } from '@lens/contracts/procedures';
import { procedureLimits } from '@lens/contracts/practice-facts';
import { useTranslation } from '@lens/platform/i18n';
import { concerns, type Answer, type Question } from './questions';
import styles from './QuestionField.module.css';

const lensAges = procedureLimits.iclAge;

/** A question with its answers. Each answer has a note on what it means, which the style sheet shows once it is chosen. */
export function QuestionField({ question }: { question: Question }) {
  const { t } = useTranslation('common');
  const { name, hint, answers } = question;
  return (
    <fieldset
      className={styles.question}
      data-asked={concerns(question).join(' ')}
      aria-describedby={hint ? `${name}-hint` : undefined}
    >
      <legend>{t(`selfCheck.${name}.question`)}</legend>
      {hint ? <p id={`${name}-hint`}>{t(`selfCheck.${hint}`)}</p> : null}
      <div className={styles.answers}>
        {answers.map(({ value, label, numbers, against = [], discuss = [], note, more, first }) => (
          <div key={value} className={styles.answer}>
            <label>
              <input
                type="radio"
                name={name}
                value={value}
                autoComplete="off"
                data-against={against.join(' ') || undefined}
                data-discuss={discuss.join(' ') || undefined}
                data-first={first}
                aria-describedby={note ? `${name}-${value}` : undefined}
              />
              {t(`selfCheck.${label}`, numbers)}
            </label>
            {note ? <Note id={`${name}-${value}`} {...{ note, more, against, discuss }} /> : null}
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
      <ProcedureList label={t('selfCheck.against')} procedures={against} />
      <ProcedureList label={t('selfCheck.discuss')} procedures={discuss} />
      <p>{[note, ...(more ? [more] : [])].map((key) => t(`selfCheck.${key}`, lensAges)).join(' ')}</p>
    </div>
  );
}

function ProcedureList({ label, procedures }: { label: string; procedures: readonly Procedure[] }) {
  const { t, i18n } = useTranslation('medical');
  if (procedures.length === 0) return null;
  return (
    <p className={styles.named}>
      {label}{' '}
      {procedures.map((name, at) => (
        <Fragment key={name}>
          {at > 0 && listSeparator(i18n.language)}
          <strong>{t(`${name}.name`)}</strong>
        </Fragment>
      ))}{' '}
    </p>
  );
}
