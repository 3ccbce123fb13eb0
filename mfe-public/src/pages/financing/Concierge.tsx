import { useTranslation } from '@lens/platform/i18n';
import { Link } from '@lens/platform/router';
import { Arcs } from '@lens/ui/arcs/Arcs';
import buttons from '@lens/ui/button/button.module.css';
import { formAboutPayment } from '../../sections/form-address/payment-topic';
import { services } from './financing-facts';
import styles from './Concierge.module.css';

/** The offer of a private talk about paying. */
export function Concierge() {
  const { t } = useTranslation('common');
  return (
    <section className={styles.band} aria-labelledby="concierge-title">
      <Arcs count={8} className={styles.arcs} />
      <div className={styles.page}>
        <header className={styles.head}>
          <h2 id="concierge-title">{t('financing.concierge.title')}</h2>
          <p>{t('financing.concierge.lead')}</p>
          <Link to={formAboutPayment('concierge')} className={buttons.secondary}>
            {t('financing.concierge.action')}
          </Link>
        </header>
        <dl className={styles.services}>
          {services.map((name) => (
            <div key={name}>
              <dt>{t(`financing.concierge.${name}.title`)}</dt>
              <dd>{t(`financing.concierge.${name}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
