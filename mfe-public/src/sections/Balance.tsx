import type { Procedure } from '@lens/contracts/procedures';
import { useSettings } from '@lens/platform/host';
import { useTranslation } from '@lens/platform/i18n';
import { PhoneLink } from '@lens/ui/phone/PhoneLink';
import { useCriticalPart } from './critical-part/use-critical-part';
import type { Point } from './Points';
import styles from './Balance.module.css';

interface BalanceProps {
  procedure: Procedure;
  title: string;
  lead?: string;
  points: readonly Point[];
  /** A risk that cannot wait shows the emergency number. */
  risks: readonly (Point & { cannotWait?: boolean })[];
}

/** The advantages of a procedure, and beside them its risks. */
export function Balance({ procedure, title, lead, points, risks }: BalanceProps) {
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
          {risks.map((risk) => (
            <div key={risk.title}>
              <dt>{risk.title}</dt>
              <dd>
                {risk.text}{' '}
                {risk.cannotWait ? <PhoneLink number={emergencyPhone} label={t('actions.call')} /> : null}
              </dd>
            </div>
          ))}
        </dl>
        <p>{t('risks.note')}</p>
      </div>
    </section>
  );
}
