import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  /** Why there is nothing, and what would change that. */
  children: ReactNode;
  /** A button or a link that changes it. */
  action?: ReactNode;
}

export const EmptyState = ({ children, action }: EmptyStateProps) => (
  <div className={styles.empty}>
    <p>{children}</p>
    {action}
  </div>
);
