import { procedureFacts } from '@lens/contracts/practice-facts';
import type { Procedure } from '@lens/contracts/procedures';
import { useTranslation } from '@lens/platform/i18n';
import { Figure } from '../figure/Figure';
import styles from './ProcedureFacts.module.css';

export function ProcedureFacts({ name }: { name: Procedure }) {
  const { t } = useTranslation(['common', 'medical']);
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
      <p className={styles.risk}>
        <strong>{t('medical:facts.risk')}</strong> {t(`medical:${name}.risk`)}
      </p>
    </div>
  );
}
