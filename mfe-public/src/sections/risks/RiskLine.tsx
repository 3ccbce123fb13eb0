import { frequencyWord, shareOf } from '@lens/contracts/risk-share';
import { IconArray } from '@lens/ui/icon-array/IconArray';
import { useTranslation } from '@lens/platform/i18n';
import type { RiskNumber } from './load-procedure';
import { useShareText } from './use-share-text';
import styles from './RiskLine.module.css';

/** The number of a risk beside its words, as dots and as a text. @param total the denominator of the page */
export function RiskLine({ risk, total }: { risk: RiskNumber; total: number }) {
  const { t } = useTranslation('common');
  const { share: shareText } = useShareText();
  const share = shareOf(risk, total);
  const text = shareText(share);
  const word = frequencyWord(share);
  return (
    <dd className={styles.line}>
      <IconArray share={share} label={text} />
      <p>
        <strong>{text}</strong> {t(`risks.counted.${risk.counted}`)}
      </p>
      <p className={styles.facts}>
        {word ? <span>{t(`risks.word.${word}`)}</span> : null}
        <span>{t(`risks.onset.${risk.onset}`)}</span>
        <span>{t(`risks.duration.${risk.duration}`)}</span>
        <span>{t(`risks.severity.${risk.severity}`)}</span>
      </p>
    </dd>
  );
}
