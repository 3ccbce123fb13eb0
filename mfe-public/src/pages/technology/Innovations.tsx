import { useTranslation } from '@lens/platform/i18n';
import { innovations } from './technology-facts';
import type { formatClaims } from './format-claims';
import styles from './Innovations.module.css';

/** The innovations, the mobile suite first and largest. */
export function Innovations({ claims }: { claims: ReturnType<typeof formatClaims> }) {
  const { t } = useTranslation('common');
  return (
    <section className={styles.band} aria-labelledby="innovations-title">
      <div className={styles.page}>
        <h2 id="innovations-title">{t('technology.innovations.title')}</h2>
        <div>
          <p className={styles.figure}>{t('technology.innovations.mobile.figure', claims)}</p>
          <h3>{t('technology.innovations.mobile.title')}</h3>
          <p>{t('technology.innovations.mobile.text')}</p>
        </div>
        <div className={styles.others}>
          {innovations.map((name) => (
            <div key={name}>
              <h3>{t(`technology.innovations.${name}.title`)}</h3>
              <p>{t(`technology.innovations.${name}.text`)}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
