import { useSettings } from '@lens/platform/host';
import { useConnection } from '@lens/platform/connection';
import { formatTime } from '@lens/platform/format-time';
import styles from './SessionNotice.module.css';

/** Says since when colleagues' changes do not reach this screen. */
export function ConnectionNotice() {
  const { timeZone } = useSettings();
  const { lostAtMs } = useConnection();
  return (
    <p role="status" className={styles.line}>
      {lostAtMs !== null && `No connection, shown as of ${formatTime(lostAtMs, timeZone)}.`}
    </p>
  );
}
