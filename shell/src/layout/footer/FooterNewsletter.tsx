import { useTranslation } from '@lens/platform/i18n';
import { createPageApi } from '@lens/platform/page-api';
import { useLocation, useHref } from '@lens/platform/router';
import { Newsletter } from '@lens/ui/newsletter/Newsletter';
import styles from './FooterNewsletter.module.css';

const api = createPageApi('/api');
const page = '/newsletter';

/** The box at the end of every page but those of the newsletter itself. It says what becomes of an address where somebody types it. */
export function FooterNewsletter() {
  const { t, i18n } = useTranslation('navigation');
  const action = useHref(page);
  const { pathname } = useLocation();
  if (pathname === page || pathname.startsWith(`${page}/`)) return null;
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
