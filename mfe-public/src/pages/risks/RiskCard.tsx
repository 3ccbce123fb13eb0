import type { PublicRisk } from '@lens/contracts/risks';
import { useTranslation } from '@lens/platform/i18n';
import { IconArray } from '@lens/ui/icon-array/IconArray';
import { frequencyWord, shareOf } from '@lens/contracts/risk-share';
import { SourceMark } from './Sources';
import { useShareText } from '../../sections/risks/use-share-text';
import styles from './Risks.module.css';

interface RiskCardProps {
  risk: PublicRisk;
  title: string;
  /** The denominator of the page. */
  total: number;
  sourceNumber: number;
}

/** One risk: what, of how many, when, how long, how bad, and from where. */
export function RiskCard({ risk, title, total, sourceNumber }: RiskCardProps) {
  const { t } = useTranslation('common');
  const { number, share: shareText } = useShareText();
  const share = shareOf(risk, total);
  const text = shareText(share);
  const word = frequencyWord(share);
  const { counted, onset, duration, severity, months, studied, reviewer, reviewed_on } = risk;
  return (
    <li className={styles.card}>
      <h3>{title}</h3>
      <IconArray share={share} label={`${text}: ${t(`risks.counted.${counted}`)}`} />
      <p className={styles.share}>
        <strong>{text}</strong> <SourceMark number={sourceNumber} />
      </p>
      <p>{t(`risks.counted.${counted}`)}</p>
      {word ? <p className={styles.word}>{t(`risks.word.${word}`)}</p> : null}
      <dl>
        <div>
          <dt>{t('riskNumbers.label.onset')}</dt>
          <dd>{t(`risks.onset.${onset}`)}</dd>
        </div>
        <div>
          <dt>{t('riskNumbers.label.duration')}</dt>
          <dd>{t(`risks.duration.${duration}`)}</dd>
        </div>
        <div>
          <dt>{t('riskNumbers.label.severity')}</dt>
          <dd>{t(`risks.severity.${severity}`)}</dd>
        </div>
        {months === null ? null : (
          <div>
            <dt>{t('riskNumbers.label.months')}</dt>
            <dd>{months}</dd>
          </div>
        )}
        {studied === null ? null : (
          <div>
            <dt>{t('riskNumbers.label.studied')}</dt>
            <dd>{number(studied)}</dd>
          </div>
        )}
      </dl>
      {reviewer ? (
        <p className={styles.review}>
          {t('riskNumbers.reviewed', { reviewer })} <time>{reviewed_on}</time>
        </p>
      ) : null}
    </li>
  );
}
