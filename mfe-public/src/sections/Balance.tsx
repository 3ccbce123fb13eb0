import { pageTotal } from '@lens/contracts/risk-share';
import type { Harm } from '@lens/contracts/risk-choices';
import type { Procedure } from '@lens/contracts/procedures';
import { useSettings } from '@lens/platform/host';
import { useTranslation } from '@lens/platform/i18n';
import { PhoneLink } from '@lens/ui/phone/PhoneLink';
import { useCriticalPart } from './critical-part/use-critical-part';
import { SourceMarks } from './medical-review/SourceMarks';
import type { Point } from './Points';
import { ProcedureLink } from './procedure/ProcedureLink';
import type { RiskNumber } from './risks/load-procedure';
import { RiskLine } from './risks/RiskLine';
import styles from './Balance.module.css';

interface BalanceProps {
  procedure: Procedure;
  title: string;
  lead?: string;
  points: readonly Point[];
  /** A risk that cannot wait shows the emergency number. */
  risks: readonly (Point & { name: Harm; cannotWait?: boolean })[];
  /** Of these, those that the practice has. */
  numbers?: readonly RiskNumber[];
}

/** The advantages of a procedure, and beside them its risks. */
export function Balance({ procedure, title, lead, points, risks, numbers = [] }: BalanceProps) {
  const { t } = useTranslation('common');
  const { emergencyPhone } = useSettings();
  const { attributes, note } = useCriticalPart([`common:${procedure}.risks`, 'common:risks'], 'risks-title');
  return (
    <section className={styles.band} aria-labelledby="benefits-title">
      <div className={styles.claims}>
        <h2 id="benefits-title">{title}</h2>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        <dl>
          {points.map((point) => (
            <div key={point.title}>
              <dt>{point.title}</dt>
              <dd>{point.text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div {...attributes} className={styles.risks} role="group" aria-labelledby="risks-title">
        <h3 id="risks-title">{t('risks.title')}</h3>
        {note}
        <dl>
          {risks.map((risk) => {
            const number = numbers.find(({ harm }) => harm === risk.name);
            return (
              <div key={risk.title}>
                <dt>{risk.title}</dt>
                <dd>
                  {risk.text}{' '}
                  {risk.cannotWait ? <PhoneLink number={emergencyPhone} label={t('actions.call')} /> : null}
                </dd>
                {number ? <RiskLine risk={number} total={pageTotal(numbers)} /> : null}
              </div>
            );
          })}
        </dl>
        {numbers.length > 0 ? (
          <p>
            <ProcedureLink to="/procedures/risks">{t('risks.more')}</ProcedureLink>
          </p>
        ) : null}
        <p>
          {t('risks.note')}
          <SourceMarks at="risks" />
        </p>
      </div>
    </section>
  );
}
