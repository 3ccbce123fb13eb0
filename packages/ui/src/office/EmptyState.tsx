import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  /** Says why the list is empty, and what would change that. */
  children: ReactNode;
  /** A button or a link that changes that. */
  action?: ReactNode;
}

export const EmptyState = ({ children, action }: EmptyStateProps) => (
  <div className={styles.empty}>
    <p>{children}</p>
    {action}
  </div>
);
