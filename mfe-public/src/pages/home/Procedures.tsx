import { procedures } from '@lens/contracts/procedures';
import { useTranslation } from '@lens/platform/i18n';
import { CrossSection } from '../../sections/procedure/CrossSection';
import { ProcedureFacts } from '../../sections/procedure/ProcedureFacts';
import { ProcedureLink } from '../../sections/procedure/ProcedureLink';
import styles from './Procedures.module.css';

/** The three procedures in short, each with its claims and, beside them, its risk. */
export function Procedures() {
  const { t } = useTranslation(['common', 'medical']);
  return (
    <section className={styles.band} aria-labelledby="procedures-title">
      <div className={styles.page}>
        <header className={styles.head}>
          <h2 id="procedures-title">{t('home.procedures.title')}</h2>
          <p>{t('home.procedures.lead')}</p>
        </header>
        {procedures.map((name) => (
          <article key={name} className={styles.procedure} aria-labelledby={`procedure-${name}`}>
            <CrossSection lit={name} />
            <div className={styles.what}>
              <h3 id={`procedure-${name}`}>
                <ProcedureLink to={`/procedures/${name}`}>
                  {t(`medical:${name}.name`)} <span>{t(`medical:${name}.tagline`)}</span>
                </ProcedureLink>
              </h3>
              <p>{t(`medical:${name}.text`)}</p>
            </div>
            <ProcedureFacts name={name} />
          </article>
        ))}
      </div>
    </section>
  );
}
