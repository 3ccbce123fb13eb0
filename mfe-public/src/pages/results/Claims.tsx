import { useTranslation } from '@lens/platform/i18n';
import { BasisFacts } from '../../sections/basis/BasisFacts';
import { Figure } from '../../sections/figure/Figure';
import { Spans } from '../../sections/spans/Spans';
import type { NamedClaim } from './load';
import styles from './Claims.module.css';

/** Every figure that the site claims, with what stands behind it, or that nothing does. */
export function Claims({ claims }: { claims: readonly NamedClaim[] }) {
  const { t } = useTranslation('common');
  if (claims.length === 0) return null;
  return (
    <section className={styles.band} aria-labelledby="claims-title">
      <header className={styles.head}>
        <h2 id="claims-title">{t('results.claims.title')}</h2>
        <p>{t('results.claims.lead')}</p>
      </header>
      <ul className={styles.claims}>
        {claims.map(({ key, label, lng, basis, ...figure }) => (
          <li key={key} id={key}>
            <h3>
              <Figure {...figure} />{' '}
              <span lang={lng}>
                <Spans text={label} />
              </span>
            </h3>
            {basis ? <BasisFacts figure={figure} basis={basis} /> : <p>{t('results.claims.none')}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
