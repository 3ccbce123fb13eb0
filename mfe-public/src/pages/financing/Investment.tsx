import { useTranslation } from '@lens/platform/i18n';
import { CloseIcon } from '@lens/ui/icons/navigation';
import { CheckIcon } from '@lens/ui/icons/state';
import { excluded, included } from './financing-facts';
import styles from './Investment.module.css';

/** Why there is no price list, when a patient gets a price, and what is in it. */
export function Investment() {
  const { t } = useTranslation('common');
  return (
    <section className={styles.band} aria-labelledby="investment-title">
      <div className={styles.page}>
        <header className={styles.head}>
          <h2 id="investment-title">{t('financing.investment.title')}</h2>
          <p>{t('financing.investment.lead')}</p>
        </header>
        <div className={styles.why}>
          <h3>{t('financing.investment.whyTitle')}</h3>
          <p>{t('financing.investment.why')}</p>
          <p>{t('financing.investment.when')}</p>
        </div>
        <div className={styles.lists}>
          <h3>{t('financing.investment.included.title')}</h3>
          <ul className={styles.included}>
            {included.map((item) => (
              <li key={item}>
                <CheckIcon />
                {t(`financing.investment.included.${item}`)}
              </li>
            ))}
          </ul>
          <h3>{t('financing.investment.excluded.title')}</h3>
          <ul>
            {excluded.map((item) => (
              <li key={item}>
                <CloseIcon />
                {t(`financing.investment.excluded.${item}`)}
              </li>
            ))}
          </ul>
          <p>{t('financing.investment.insurance')}</p>
        </div>
      </div>
    </section>
  );
}
