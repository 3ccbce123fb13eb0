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
      {word ? <p>{t(`risks.word.${word}`)}</p> : null}
      <p>
        {t(`risks.onset.${risk.onset}`)} · {t(`risks.duration.${risk.duration}`)} ·{' '}
        {t(`risks.severity.${risk.severity}`)}
      </p>
    </dd>
  );
}
