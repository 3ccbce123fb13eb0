import { useLine } from '@lens/platform/line';
import styles from './SessionNotice.module.css';

const clock = new Intl.DateTimeFormat('en', { timeStyle: 'short' });

/** Says since when colleagues' changes do not reach this screen. */
export function LineNotice() {
  const { lostAt } = useLine();
  return (
    <p role="status" className={styles['line']}>
      {lostAt !== null && `No connection, shown as of ${clock.format(lostAt)}.`}
    </p>
  );
}
