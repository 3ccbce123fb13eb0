import { useTranslation } from '@lens/platform/i18n';
import { Link } from '@lens/platform/router';
import styles from './Trail.module.css';

/** Breadcrumbs: links to the pages above, then the title of this one. */
export function Trail({ title }: { title?: string }) {
  const { t } = useTranslation('common');
  return (
    <nav aria-label={t('article.trail')} className={styles.trail}>
      <ol>
        <li>
          <Link to="/">{t('menu.home')}</Link>
        </li>
        <li>
          <Link to="/blog">{t('menu.media')}</Link>
        </li>
        {title ? <li aria-current="page">{title}</li> : null}
      </ol>
    </nav>
  );
}
