import { useTranslation } from '@lens/platform/i18n';
import { Arcs } from '@lens/ui/arcs/Arcs';
import type { Institution } from './load';
import styles from './Education.module.css';

/** The surgeon's education in order, beside an iris; nothing while staff have entered none. */
export function Education({ institutions }: { institutions: readonly Institution[] }) {
  const { t } = useTranslation('common');
  if (institutions.length === 0) return null;
  const span = ({ from, to }: Institution) =>
    to === null ? t('about.education.since', { from }) : t('about.education.range', { from, to });
  return (
    <section id="education" className={styles.band} aria-labelledby="education-title">
      <div className={styles.page}>
        <div className={styles.iris}>
          <Arcs count={8} className={styles.arcs} />
          <h2 id="education-title">{t('about.education.title')}</h2>
        </div>
        <ol className={styles.way}>
          {institutions.map((institution) => (
            <li key={`${institution.name} ${institution.degree}`}>
              <p className={styles.years}>{span(institution)}</p>
              <h3 lang="en">{institution.degree}</h3>
              <p lang="en">{institution.name}</p>
              {institution.honours ? (
                <p lang="en" className={styles.honours}>
                  {institution.honours}
                </p>
              ) : null}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
