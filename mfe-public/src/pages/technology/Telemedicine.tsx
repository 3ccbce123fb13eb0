import { useTranslation } from '@lens/platform/i18n';
import { Relay } from '../../sections/Relay';
import type { formatClaims } from './format-claims';
import styles from './Telemedicine.module.css';

export function Telemedicine({ claims }: { claims: ReturnType<typeof formatClaims> }) {
  const { t } = useTranslation('common');
  return (
    <section className={styles.band} aria-labelledby="telemedicine-title">
      <h2 id="telemedicine-title">{t('technology.telemedicine.title')}</h2>
      <Relay label={t('technology.telemedicine.drawing')} />
      <div className={styles.words}>
        <p className={styles.figure}>
          <strong>{t('technology.telemedicine.figure', claims)}</strong>{' '}
          <span>{t('technology.telemedicine.meaning')}</span>
        </p>
        <p>{t('technology.telemedicine.text')}</p>
      </div>
    </section>
  );
}
