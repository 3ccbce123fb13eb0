import styles from './Elsewhere.module.css';
import { Notice } from './Notice';
import { useQueue } from './use-queue';

/**
 * What became of requests that waited, told on whatever page their writer is by then. What still waits goes on being
 * tried from here, in silence.
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
