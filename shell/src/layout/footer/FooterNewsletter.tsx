import { useTranslation } from '@lens/platform/i18n';
import { createPageApi } from '@lens/platform/page-api';
import { useWritten } from '@lens/platform/router';
import { Newsletter } from '@lens/ui/newsletter/Newsletter';
import styles from './FooterNewsletter.module.css';

const api = createPageApi('/api');

/** The box at the end of every page. It says what becomes of an address where somebody types it. */
export function FooterNewsletter() {
  const { t, i18n } = useTranslation('navigation');
  const action = useWritten('/newsletter');
  return (
    <section className={styles.newsletter} aria-labelledby="footer-newsletter">
      <h2 id="footer-newsletter">{t('footer.newsletter.title')}</h2>
      <Newsletter
        texts={t('footer.newsletter', { returnObjects: true })}
        action={action}
        language={i18n.language}
        send={(request) => api.post('/newsletter', request)}
      />
    </section>
  );
}
