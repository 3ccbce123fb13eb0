import type { Procedure } from '@lens/contracts/procedures';
import { useTranslation } from '@lens/platform/i18n';
import { Link } from '@lens/platform/router';
import { ProcedureFacts } from './ProcedureFacts';
import styles from './MeasuredFacts.module.css';

/** What is claimed of a procedure, and the way to the results that were measured. */
export function MeasuredFacts({ name }: { name: Procedure }) {
  const { t } = useTranslation('common');
  return (
    <div>
      <ProcedureFacts name={name} withDenominator />
      <p className={styles.measured}>
        <Link to={`/results?procedure=${name}`}>{t('basis.all')}</Link>
      </p>
    </div>
  );
}
