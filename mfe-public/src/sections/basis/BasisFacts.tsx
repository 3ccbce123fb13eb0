import type { PublicBasis } from '@lens/contracts/claim-basis';
import { directionOf, isLanguageCode } from '@lens/contracts/languages';
import type { PracticeFigure } from '@lens/contracts/practice-facts';
import { useTranslation } from '@lens/platform/i18n';
import { useBasisFacts } from './use-basis-facts';
import styles from './Basis.module.css';

/** The counts, the period, who was lost, the interval, the definition and the source of a figure. */
export function BasisFacts({ figure, basis }: { figure: PracticeFigure; basis: PublicBasis }) {
  const { t } = useTranslation('common');
  const { definition, lng, is_sample } = basis;
  const facts = useBasisFacts(figure, basis);
  return (
    <div className={styles.facts}>
      <div lang={lng} dir={isLanguageCode(lng) ? directionOf(lng) : undefined} className={styles.text}>
        {definition}
      </div>
      <dl>
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{t(`basis.${name}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {is_sample ? <div className={styles.text}>{t('basis.sample')}</div> : null}
    </div>
  );
}
