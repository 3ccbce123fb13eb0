import { useTranslation } from '@lens/platform/i18n';
import { Link } from '@lens/platform/router';
import styles from './Next.module.css';

const ways = [
  ['crossing.check', '/procedures#self-check'],
  ['home.next.surgeon', '/about'],
  ['home.next.stories', '/testimonials'],
  ['home.next.prices', '/financing'],
] as const;

/** Links to where most visitors go next. */
export function Next() {
  const { t } = useTranslation('common');
  return (
    <nav className={styles.next} aria-labelledby="next-title">
      <h2 id="next-title">{t('home.next.title')}</h2>
      <ul>
        {ways.map(([name, to]) => (
          <li key={name}>
            <Link to={to}>
              <strong>{t(`${name}.title`)}</strong>
              <span>{t(`${name}.text`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
