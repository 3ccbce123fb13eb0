import { useTranslation } from '@lens/platform/i18n';
import styles from './Expect.module.css';

/** The minutes that each part of the first visit takes. */
const steps = [
  { name: 'exam', from: 45, to: 60 },
  { name: 'consultation', from: 30, to: 45 },
  { name: 'plan', from: 15, to: 30 },
] as const;

export function Expect() {
  const { t } = useTranslation('common');
  return (
    <section className={styles.band} aria-labelledby="expect-title">
      <div className={styles.page}>
        <header className={styles.head}>
          <h2 id="expect-title">{t('contact.expect.title')}</h2>
          <p>{t('contact.expect.lead')}</p>
        </header>
        <ol className={styles.steps}>
          {steps.map(({ name, from, to }) => (
            <li key={name}>
              <p className={styles.minutes}>{t('contact.expect.minutes', { from, count: to })}</p>
              <div>
                <h3>{t(`contact.expect.${name}.title`)}</h3>
                <p>{t(`contact.expect.${name}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
