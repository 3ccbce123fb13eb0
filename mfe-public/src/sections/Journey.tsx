import { useTranslation } from '@lens/platform/i18n';
import { useCriticalPart } from './critical-part/use-critical-part';
import styles from './Journey.module.css';

const steps = ['consultation', 'preparation', 'procedure', 'recovery'] as const;

/** The four steps of a patient's way, along an arc where there is room for one. */
export function Journey() {
  const { t } = useTranslation('common');
  const { note } = useCriticalPart(['common:journey'], 'journey-title');
  return (
    <section className={styles.band} aria-labelledby="journey-title">
      <header className={styles.head}>
        <h2 id="journey-title">{t('journey.title')}</h2>
        {note}
      </header>
      <div className={styles.way}>
        <svg className={styles.arc} viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 100Q500-100 1000 100" />
        </svg>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>
              <h3>{t(`journey.${step}.title`)}</h3>
              <p>{t(`journey.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
