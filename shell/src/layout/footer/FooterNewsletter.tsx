import { useTranslation } from '@lens/platform/i18n';
import { createPageApi } from '@lens/platform/page-api';
import { useLocation, useHref } from '@lens/platform/router';
import { Newsletter } from '@lens/ui/newsletter/Newsletter';
import styles from './FooterNewsletter.module.css';

const api = createPageApi('/api');
const page = '/newsletter';

/** The subscription form in the footer of every page, except on the pages of the newsletter itself. */
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
