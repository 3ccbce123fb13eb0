import { useRef } from 'react';
import { useTranslation } from '@lens/platform/i18n';
import { Asked } from './Asked';
import { questions } from './questions';
import { Result } from './Result';
import { useKeptAnswers } from './use-kept-answers';
import styles from './SelfCheck.module.css';

/**
 * What speaks for and against each procedure, by what somebody knows about their eyes. The style sheet alone works it
 * out: there is no form that could be sent, no address and no storage that could keep an answer, and no script to wait for.
 */
export function SelfCheck() {
  const { t } = useTranslation('common');
  const check = useRef<HTMLDivElement>(null);
  const startAgain = useKeptAnswers(check);
  return (
    <section id="self-check" className={styles.band} aria-labelledby="self-check-title">
      <div className={styles.page}>
        <header className={styles.head}>
          <h2 id="self-check-title">{t('selfCheck.title')}</h2>
          <p>{t('selfCheck.lead')}</p>
          <p className={styles.private}>{t('selfCheck.private')}</p>
        </header>
        <div ref={check} className={styles.check}>
          <ol className={styles.questions}>
            {questions.map((question) => (
              <li key={question.name}>
                <Asked question={question} />
              </li>
            ))}
          </ol>
          <Result onAgain={startAgain} />
        </div>
      </div>
    </section>
  );
}
