import styles from './Elsewhere.module.css';
import { Notice } from './Notice';
import { useQueue } from './use-queue';

/**
 * The notices about waiting requests for every page but the contact page, which shows its own. The shell renders it there
 * if this browser stores such a request. It tells the visitor whether a request has been sent, refused or given up, and
 * goes on sending those that still wait, without a notice. The name is part of the page contract (`PageModule`).
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
