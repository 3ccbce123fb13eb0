import { procedures } from '@lens/contracts/procedures';
import { useTranslation } from '@lens/platform/i18n';
import { Link } from '@lens/platform/router';
import { specialisations } from './about-facts';
import styles from './Surgery.module.css';

/** The surgeon's specialisations. Procedures that have a page on this site link to it. */
export function Surgery() {
  const { t } = useTranslation('common');
  return (
    <section id="surgery" className={styles.band} aria-labelledby="surgery-title">
      <div className={styles.page}>
        <header className={styles.head}>
          <h2 id="surgery-title">{t('about.surgery.title')}</h2>
          <p>{t('about.surgery.lead')}</p>
        </header>
        <ul className={styles.list}>
          {specialisations.map((name) => (
            <li key={name}>
              <h3>
                {procedures.some((known) => known === name) ? (
                  <Link to={`/procedures/${name}`}>{t(`about.surgery.${name}.title`)}</Link>
                ) : (
                  t(`about.surgery.${name}.title`)
                )}
              </h3>
              <p>{t(`about.surgery.${name}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
