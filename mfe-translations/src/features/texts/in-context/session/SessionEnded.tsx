import { useSession } from '@lens/platform/session';
import styles from './SessionEnded.module.css';

/** Says that nothing can be saved until the user logs in again, and that nothing is lost. */
export function SessionEnded() {
  const isOver = useSession(({ status }) => status !== 'signed-in');
  if (!isOver) return null;
  return (
    <p role="alert" className={styles.ended}>
      Your session has ended. What you wrote is still here:{' '}
      <a href="/admin/login" target="_blank" rel="noopener">
        sign in
        <span className="visually-hidden"> (opens a new tab)</span>
      </a>{' '}
      in another tab, then save it.
    </p>
  );
}
