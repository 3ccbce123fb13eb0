import { procedureLimits } from '@lens/contracts/practice-facts';
import { procedures } from '@lens/contracts/procedures';
import { useTranslation } from '@lens/platform/i18n';
import { useCriticalPart } from '../../sections/critical-part/use-critical-part';
import { CrossSection } from '../../sections/procedure/CrossSection';
import { ProcedureFacts } from '../../sections/procedure/ProcedureFacts';
import { ProcedureLink } from '../../sections/procedure/ProcedureLink';
import styles from './Choices.module.css';

const features = ['feature1', 'feature2', 'feature3', 'feature4'] as const;
const { laserSeconds, iclAge, iclMyopia } = procedureLimits;
const limits = { seconds: laserSeconds, ...iclAge, diopters: `-${iclMyopia.to.toFixed(2)}` };

const groups = [
  'common:procedures.ideal',
  ...procedures.flatMap((name) => [`common:procedures.${name}`, `medical:${name}`]),
];

/** The three procedures as choices: what each does, whom it suits, what it offers and what it risks. */
export function Choices() {
  const { t } = useTranslation(['common', 'medical']);
  const { note } = useCriticalPart(groups, 'choice-lasik');
  return (
    <section className={styles.choices} aria-label={t('procedures.compare.caption')}>
      {note ? <div className={styles.noted}>{note}</div> : null}
      {procedures.map((name) => (
        <article key={name} className={styles.choice} aria-labelledby={`choice-${name}`}>
          <div className={styles.drawing}>
            <CrossSection lit={name} />
          </div>
          <div className={styles.what}>
            {name === 'lasik' ? <p className={styles.popular}>{t('procedures.popular')}</p> : null}
            <h2 id={`choice-${name}`}>
              {t(`medical:${name}.name`)} <span>{t(`medical:${name}.tagline`)}</span>
            </h2>
            <p>{t(`medical:${name}.text`)}</p>
            <h3>{t('procedures.ideal')}</h3>
            <p>{t(`procedures.${name}.ideal`, limits)}</p>
            <h3>{t('procedures.features')}</h3>
            <ul>
              {features.map((feature) => (
                <li key={feature}>{t(`procedures.${name}.${feature}`, limits)}</li>
              ))}
            </ul>
          </div>
          <div className={styles.claims}>
            <ProcedureFacts name={name} isNoted />
            <ProcedureLink to={`/procedures/${name}`} className={styles.more}>
              {t('procedures.learnMore')}
              <span className="visually-hidden">{t(`medical:${name}.name`)}</span>
            </ProcedureLink>
          </div>
        </article>
      ))}
    </section>
  );
}
