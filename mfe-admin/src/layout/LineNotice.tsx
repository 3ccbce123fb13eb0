import { useSettings } from '@lens/platform/host';
import { useLine } from '@lens/platform/line';
import { exactHour } from '@lens/platform/exact-time';
import styles from './SessionNotice.module.css';

/** Says since when colleagues' changes do not reach this screen. */
export function LineNotice() {
  const { timeZone } = useSettings();
  const { lostAt } = useLine();
  return (
    <p role="status" className={styles.line}>
      {lostAt !== null && `No connection, shown as of ${exactHour(lostAt, timeZone)}.`}
    </p>
  );
}
