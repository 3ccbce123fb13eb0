import { useTranslation } from '@lens/platform/i18n';
import { Link } from '@lens/platform/router';
import buttons from '@lens/ui/button/button.module.css';
import { CloseIcon } from '@lens/ui/icons/navigation';
import { CheckIcon } from '@lens/ui/icons/state';
import { limitWords } from '../procedure/limit-words';
import { assess, type Answers, type CheckedProcedure, type Verdict } from './assess';
import styles from './Result.module.css';

interface ResultProps {
  procedure: CheckedProcedure;
  answers: Answers;
}

const icons: Record<Verdict, typeof CheckIcon | null> = { within: CheckIcon, outside: CloseIcon, open: null };

/** What the answers come to, in words, one sentence for each. */
export function Result({ procedure, answers }: ResultProps) {
  const { t } = useTranslation(['common', 'medical']);
  const { findings, outcome } = assess(procedure, answers);
  const name = t(`medical:${procedure}.name`);
  const limits = limitWords[procedure];
  const words = {
    ...limits,
    procedure: name,
    ages: t(`selfCheck.${procedure}.ages`, limits),
    strengths: t(`selfCheck.${procedure}.strengths`, limits),
  };
  return (
    <div className={styles.result}>
      <h3>{t(`selfCheck.outcome.${outcome}.title`, words)}</h3>
      <p>{t(`selfCheck.outcome.${outcome}.text`, words)}</p>
      <ul>
        {findings.map(({ question, verdict }) => {
          const Icon = icons[verdict];
          return (
            <li key={question} data-verdict={verdict}>
              {Icon ? <Icon /> : <span className={styles.open} />}
              {t(`selfCheck.${question}.${verdict}`, words)}
            </li>
          );
        })}
      </ul>
      <p>
        <Link to={`/contact?procedure=${procedure}`} className={buttons.primary}>
          {t('actions.schedule')}
        </Link>
      </p>
      <p className={styles.note}>{t('selfCheck.note')}</p>
    </div>
  );
}
