import { procedureFacts } from '@lens/contracts/practice-facts';
import type { Procedure } from '@lens/contracts/procedures';
import { useTranslation } from '@lens/platform/i18n';
import { useCriticalPart } from '../critical-part/use-critical-part';
import { Figure } from '../figure/Figure';
import styles from './ProcedureFacts.module.css';

interface ProcedureFactsProps {
  name: Procedure;
  /** Whether the part around it says how its translation was reviewed. */
  isNoted?: boolean;
}

export function ProcedureFacts({ name, isNoted }: ProcedureFactsProps) {
  const { t } = useTranslation(['common', 'medical']);
  const { attributes, note } = useCriticalPart([`medical:${name}.risk`]);
  const { minutes, recovery, success } = procedureFacts[name];
  return (
    <div className={styles[name]}>
      <dl className={styles.facts}>
        <div>
          <dt>{t('medical:facts.time')}</dt>
          <dd>{t('medical:minutes', { count: minutes })}</dd>
        </div>
        <div>
          <dt>{t('medical:facts.recovery')}</dt>
          <dd>{t('medical:days', { from: recovery.from, count: recovery.to })}</dd>
        </div>
        <div>
          <dt>{t('medical:facts.success')}</dt>
          <dd>
            <Figure value={success} prefix="" suffix="%" />
          </dd>
        </div>
      </dl>
      <p {...attributes} className={styles.risk}>
        <strong>{t('medical:facts.risk')}</strong> {t(`medical:${name}.risk`)}
      </p>
      {isNoted ? null : note}
    </div>
  );
}
