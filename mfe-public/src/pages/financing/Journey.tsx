import { useTranslation } from '@lens/platform/i18n';
import { steps } from './financing-facts';
import styles from './Journey.module.css';

/** Four steps, numbered as on a plan. */
export function Journey() {
  const { t } = useTranslation('common');
  return (
    <section className={styles.band} aria-labelledby="way-title">
      <h2 id="way-title">{t('financing.journey.title')}</h2>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step}>
            <span className={styles.number}>{String(index + 1).padStart(2, '0')}</span>
            <h3>{t(`financing.journey.${step}.title`)}</h3>
            <p>{t(`financing.journey.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
