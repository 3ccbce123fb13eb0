import { useState, type SubmitEvent } from 'react';
import { useTranslation } from '@lens/platform/i18n';
import buttons from '@lens/ui/button/button.module.css';
import { useHydrated } from '../../hydration/use-hydrated';
import { questionsOf, type Answers, type CheckedProcedure, type Sight } from './assess';
import { Options } from './Options';
import { Quantity } from './Quantity';
import { Result } from './Result';
import styles from './SelfCheck.module.css';

interface SelfCheckProps {
  procedure: CheckedProcedure;
  /** What rules the procedure out, where the check asks about it. */
  excluded?: readonly string[];
}

const yesNo = ['yes', 'no', 'unsure'] as const;
const sights = ['near', 'far', 'neither', 'unsure'] as const;
const isMeasured = (sight?: Sight) => sight === 'near' || sight === 'far';

/**
 * Compares what somebody knows about their eyes with the limits of a procedure. Answers live in this component alone:
 * no address, no storage, no event. Without JavaScript the lists above it say the same.
 */
export function SelfCheck({ procedure, excluded = [] }: SelfCheckProps) {
  const { t } = useTranslation('common');
  const [answers, setAnswers] = useState<Answers>({});
  const [isChecked, setChecked] = useState(false);
  if (!useHydrated()) return null;

  const answer = (change: Answers) => {
    setAnswers((former) => ({ ...former, ...change }));
    setChecked(false);
  };
  const check = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
  };
  const named = (options: typeof yesNo) =>
    options.map((value) => ({ value, label: t(`selfCheck.options.${value}`) }));

  const questions = {
    age: (
      <Quantity
        label={t('selfCheck.age.question')}
        unit={t('selfCheck.years')}
        step={1}
        onAnswer={(age) => answer({ age })}
      />
    ),
    stable: (
      <Options
        legend={t(`selfCheck.${procedure}.stable`)}
        options={named(yesNo)}
        onAnswer={(stable) => answer({ stable })}
      />
    ),
    sight: (
      <Options
        legend={t('selfCheck.sight.question')}
        options={sights.map((value) => ({ value, label: t(`selfCheck.sights.${value}`) }))}
        onAnswer={(sight) => answer(isMeasured(sight) ? { sight } : { sight, diopters: undefined })}
      >
        {isMeasured(answers.sight) ? (
          <Quantity
            label={t('selfCheck.sight.strength')}
            hint={t('selfCheck.sight.hint')}
            unit={t('selfCheck.diopters')}
            onAnswer={(diopters) => answer({ diopters })}
          />
        ) : null}
      </Options>
    ),
    astigmatism: (
      <Quantity
        label={t('selfCheck.astigmatism.question')}
        hint={t('selfCheck.astigmatism.hint')}
        unit={t('selfCheck.diopters')}
        onAnswer={(astigmatism) => answer({ astigmatism })}
      />
    ),
    conditions: (
      <Options
        legend={t('selfCheck.conditions.question')}
        list={excluded}
        options={named(yesNo)}
        onAnswer={(conditions) => answer({ conditions })}
      />
    ),
  };

  return (
    <section className={styles.band} aria-labelledby="self-check-title">
      <div className={styles.page}>
        <header className={styles.head}>
          <h2 id="self-check-title">{t('selfCheck.title')}</h2>
          <p>{t('selfCheck.lead')}</p>
          <p className={styles.private}>{t('selfCheck.private')}</p>
        </header>
        <form className={styles.form} noValidate autoComplete="off" onSubmit={check}>
          <ol className={styles.questions}>
            {questionsOf[procedure].map((question) => (
              <li key={question}>{questions[question]}</li>
            ))}
          </ol>
          <button type="submit" className={buttons.secondary}>
            {t('selfCheck.check')}
          </button>
          <div role="status">{isChecked ? <Result procedure={procedure} answers={answers} /> : null}</div>
        </form>
      </div>
    </section>
  );
}
