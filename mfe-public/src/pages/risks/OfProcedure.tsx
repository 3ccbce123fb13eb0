import type { Procedure } from '@lens/contracts/procedures';
import type { PublicRisk } from '@lens/contracts/risks';
import { useTranslation } from '@lens/platform/i18n';
import { RiskCard } from './RiskCard';
import { useHarmName } from './use-harm-name';
import styles from './Risks.module.css';

interface OfProcedureProps {
  procedure: Procedure;
  risks: readonly PublicRisk[];
  total: number;
  numberOf: (source: PublicRisk['source']) => number;
}

/** The risks of one procedure, in the order of its page; nothing without any. */
export function OfProcedure({ procedure, risks, total, numberOf }: OfProcedureProps) {
  const { t } = useTranslation('common');
  const nameOf = useHarmName(procedure);
  const own = risks.filter(({ option }) => option === procedure);
  if (own.length === 0) return null;
  return (
    <section id={procedure} aria-labelledby={`${procedure}-risks`}>
      <h2 id={`${procedure}-risks`} className={styles.procedure}>
        {t(`menu.${procedure}`)}
      </h2>
      <ul className={styles.cards}>
        {own.map((risk) => (
          <RiskCard
            key={risk.id}
            risk={risk}
            title={nameOf(risk.harm)}
            total={total}
            sourceNumber={numberOf(risk.source)}
          />
        ))}
      </ul>
    </section>
  );
}
