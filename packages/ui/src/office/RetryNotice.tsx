import { AlertIcon } from '@lens/ui/icons/state';
import styles from './RetryNotice.module.css';

interface RetryNoticeProps {
  children: string;
  onRetry: () => void;
  /** Whether the retry is in progress. */
  retrying: boolean;
}

/** Says what could not be loaded, and offers to try again. */
export const RetryNotice = ({ children, onRetry, retrying }: RetryNoticeProps) => (
  <div role="alert" className={styles.notice}>
    <AlertIcon className={styles.icon} />
    <p>{children}</p>
    <button type="button" className={styles.retry} onClick={onRetry} aria-disabled={retrying}>
      {retrying ? 'Trying again…' : 'Try again'}
    </button>
  </div>
);
