import { useTranslation } from '@lens/platform/i18n';
import { Link } from '@lens/platform/router';
import { ArrowRightIcon } from '@lens/ui/icons/navigation';
import styles from './Resources.module.css';

const resources = [
  { id: 'lasik', to: '/procedures/lasik' },
  { id: 'compare', to: '/procedures' },
  { id: 'mission', to: '/pacific-story' },
] as const;

/** Links to pages that are no articles. */
export function Resources() {
  const { t } = useTranslation('common');
  return (
    <section className={styles.band} aria-labelledby="resources-title">
      <h2 id="resources-title">{t('blog.resources.title')}</h2>
      <ul className={styles.resources}>
        {resources.map(({ id, to }) => (
          <li key={id}>
            <Link to={to}>
              {t(`blog.resources.${id}.title`)}
              <ArrowRightIcon />
            </Link>
            <p>{t(`blog.resources.${id}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
