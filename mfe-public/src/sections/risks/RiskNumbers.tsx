import { harmsByOption, type Harm } from '@lens/contracts/risk-choices';
import type { Procedure } from '@lens/contracts/procedures';
import { pageTotal } from '@lens/contracts/risk-share';
import type { PublicRisk } from '@lens/contracts/risks';
import { useTranslation } from '@lens/platform/i18n';
import { useCriticalPart } from '../critical-part/use-critical-part';
import { isCompared } from './compared-harms';
import { RiskCard } from './RiskCard';
import { SideBySide } from './SideBySide';
import { numberSources } from './number-sources';
import { Sources } from './Sources';
import { useShareText } from './use-share-text';
import styles from './Risks.module.css';

interface RiskNumbersProps {
  procedure: Procedure;
  risks: readonly PublicRisk[];
  /** What the page calls each risk. */
  titles: Partial<Record<Harm, string>>;
}

/** The risks of a procedure as dots, beside those of the others; nothing without any. */
export function RiskNumbers({ procedure, risks, titles }: RiskNumbersProps) {
  const { t } = useTranslation('common');
  const { number } = useShareText();
  const { attributes, note } = useCriticalPart(['common:risks'], 'numbers-title');
  if (risks.length === 0) return null;
  const total = pageTotal(risks);
  const { sources, numberOf } = numberSources(risks);
  const order: readonly Harm[] = harmsByOption[procedure];
  const titleOf = (harm: Harm) => titles[harm] ?? (isCompared(harm) ? t(`risks.name.${harm}`) : undefined);
  const own = risks
    .filter(({ option, harm }) => option === procedure && titleOf(harm))
    .sort((one, other) => order.indexOf(one.harm) - order.indexOf(other.harm));
  return (
    <section {...attributes} className={styles.band} aria-labelledby="numbers-title">
      <div className={styles.page}>
        <header className={styles.head}>
          <h2 id="numbers-title">{t('risks.numbers.title')}</h2>
          <p>{t('risks.numbers.lead', { total: number(total) })}</p>
          {risks.some(({ is_sample }) => is_sample) ? <p>{t('risks.sample')}</p> : null}
          {note}
        </header>
        <ul className={styles.cards}>
          {own.map((risk) => (
            <RiskCard
              key={risk.id}
              risk={risk}
              title={titleOf(risk.harm)!}
              total={total}
              sourceNumber={numberOf(risk.source)}
            />
          ))}
        </ul>
        <SideBySide risks={risks} total={total} numberOf={numberOf} />
        <Sources sources={sources} />
      </div>
    </section>
  );
}
