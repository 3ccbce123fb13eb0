import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  title: string;
  /** How much the page lists, as `12 requests`; announced when it changes. */
  count?: string;
  /** The buttons, the main one last. */
  children?: ReactNode;
}

/** The title, the count and the actions of a screen. */
export const PageHeader = ({ title, count, children }: PageHeaderProps) => (
  <header className={styles.head}>
    <h1 className={styles.title}>{title}</h1>
    <p role="status" className={styles.count}>
      {count}
    </p>
    {children && <div className={styles.actions}>{children}</div>}
  </header>
);
