import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  title: string;
  /** What the page holds at the moment, `12 requests`: announced when it changes. */
  count?: string;
  /** The screen's actions, the main one last. */
  children?: ReactNode;
}

/** The first line of every screen. */
export const PageHeader = ({ title, count, children }: PageHeaderProps) => (
  <header className={styles.head}>
    <h1 className={styles.title}>{title}</h1>
    <p role="status" className={styles.count}>
      {count}
    </p>
    {children && <div className={styles.actions}>{children}</div>}
  </header>
);
