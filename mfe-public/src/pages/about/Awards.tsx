import { useTranslation } from '@lens/platform/i18n';
import type { Award } from './load';
import styles from './Awards.module.css';

/** The awards of the surgeon; nothing while staff have entered none. */
export function Awards({ awards }: { awards: readonly Award[] }) {
  const { t } = useTranslation('common');
  if (awards.length === 0) return null;
  return (
    <section id="awards" className={styles.band} aria-labelledby="awards-title">
      <div className={styles.page}>
        <h2 id="awards-title">{t('about.awards.title')}</h2>
        <ul className={styles.awards}>
          {awards.map(({ title, year }) => (
            <li key={`${title} ${year ?? ''}`}>
              {year === null ? null : <span>{year}</span>}
              <strong lang="en">{title}</strong>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
