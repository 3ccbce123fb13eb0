import { useSettings } from '@lens/platform/host';
import { useConnection } from '@lens/platform/connection';
import { formatTime } from '@lens/platform/format-time';
import styles from './SessionNotice.module.css';

/** Announces that the connection is lost, and since when. */
export function ConnectionNotice() {
  const { timeZone } = useSettings();
  const { lostAtMs } = useConnection();
  return (
    <p role="status" className={styles.line}>
      {lostAtMs !== null && `No connection, shown as of ${formatTime(lostAtMs, timeZone)}.`}
    </p>
  );
}
