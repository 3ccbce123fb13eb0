import { AlertIcon } from '@lens/ui/icons/state';
import styles from './RetryNotice.module.css';

interface RetryNoticeProps {
  children: string;
  onRetry: () => void;
  /** The retry is under way. */
  retrying: boolean;
}

/** Says what could not be read, and offers to read it again. */
export const RetryNotice = ({ children, onRetry, retrying }: RetryNoticeProps) => (
  <div role="alert" className={styles.notice}>
    <AlertIcon className={styles.icon} />
    <p>{children}</p>
    <button type="button" className={styles.retry} onClick={onRetry} aria-disabled={retrying}>
      {retrying ? 'Trying again…' : 'Try again'}
    </button>
  </div>
);
