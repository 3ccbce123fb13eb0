import { useTranslation } from '@lens/platform/i18n';
import { Relay } from '../../sections/Relay';
import { bullets } from './about-facts';
import styles from './Telemedicine.module.css';

/** What telemedicine does between two missions, and what it cannot do. */
export function Telemedicine() {
  const { t } = useTranslation('common');
  return (
    <section id="telemedicine" className={styles.band} aria-labelledby="telemedicine-title">
      <header className={styles.head}>
        <h2 id="telemedicine-title">{t('about.telemedicine.title')}</h2>
        <p>{t('about.telemedicine.lead')}</p>
      </header>
      <Relay label={t('about.telemedicine.drawing')} />
      <ul className={styles.bullets}>
        {bullets.map((bullet) => (
          <li key={bullet}>{t(`about.telemedicine.${bullet}`)}</li>
        ))}
      </ul>
      <p className={styles.limit}>{t('about.telemedicine.limit')}</p>
    </section>
  );
}
