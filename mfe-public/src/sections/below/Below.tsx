import type { ReactNode } from 'react';
import styles from './Below.module.css';

interface BelowProps {
  /** Whether to render it yet, by `useDue`. */
  isDue: boolean;
  children: ReactNode;
}

/** What lies under the first screen of a page: a browser lays it out only as it comes near. */
export function Below({ isDue, children }: BelowProps) {
  return <div className={isDue ? styles.below : styles.pending}>{isDue && children}</div>;
}
