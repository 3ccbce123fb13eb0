import { useRef } from 'react';
import { useTranslation } from '@lens/platform/i18n';
import { useCriticalPart } from '../critical-part/use-critical-part';
import { QuestionField } from './QuestionField';
import { questions } from './questions';
import { Result } from './Result';
import { useSavedAnswers } from './use-saved-answers';
import styles from './SelfCheck.module.css';

/**
 * A check of which procedures may suit a visitor. The style sheet alone derives the result from the answers: no form can be
 * sent, no answer goes into an address or into storage, and no script has to load first.
 */
export function SelfCheck() {
  const { t } = useTranslation('common');
  const { attributes, note } = useCriticalPart(['common:selfCheck'], 'self-check');
  const check = useRef<HTMLDivElement>(null);
  const startAgain = useSavedAnswers(check);
  return (
    <section {...attributes} id="self-check" className={styles.band} aria-labelledby="self-check-title">
      <div className={styles.page}>
        <header className={styles.head}>
          <h2 id="self-check-title">{t('selfCheck.title')}</h2>
          <p>{t('selfCheck.lead')}</p>
          <p className={styles.private}>{t('selfCheck.private')}</p>
          {note}
        </header>
        <div ref={check} className={styles.check}>
          <ol className={styles.questions}>
            {questions.map((question) => (
              <li key={question.name}>
                <QuestionField question={question} />
              </li>
            ))}
          </ol>
          <Result onAgain={startAgain} />
        </div>
      </div>
    </section>
  );
}
