import styles from './Elsewhere.module.css';
import { Notice } from './Notice';
import { useQueue } from './use-queue';

/**
 * Shows the fate of requests that waited, on whatever page their writer is by then. Also goes on sending those that still
 * wait, without a notice.
 */
export function Elsewhere() {
  const finished = useQueue().filter(({ fate }) => fate !== 'waiting');
  return (
    <div role="status" className={styles.elsewhere}>
      {finished.map((entry) => (
        <Notice key={entry.key} entry={entry} />
      ))}
    </div>
  );
}
