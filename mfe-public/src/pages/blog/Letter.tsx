import { useTranslation } from '@lens/platform/i18n';
import { Arcs } from '@lens/ui/arcs/Arcs';
import { NewsletterBox } from '../../sections/NewsletterBox';
import styles from './Letter.module.css';

/** The invitation to the newsletter. */
export function Letter() {
  const { t } = useTranslation('common');
  return (
    <section className={styles.band} aria-labelledby="letter-title">
      <Arcs count={9} className={styles.arcs} />
      <div className={styles.page}>
        <header>
          <h2 id="letter-title">{t('newsletter.title')}</h2>
          <p>{t('newsletter.lead')}</p>
        </header>
        <NewsletterBox />
      </div>
    </section>
  );
}
