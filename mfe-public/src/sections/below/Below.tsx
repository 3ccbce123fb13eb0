import { useEffect, useRef, type ReactNode } from 'react';
import { layOutAtRest } from '@lens/platform/lay-out-at-rest';
import styles from './Below.module.css';

interface BelowProps {
  /** Whether to render it yet, by `useDue`. */
  isDue: boolean;
  children: ReactNode;
}

/** What lies under the first screen of a page: a browser lays it out as it comes near, or at rest. */
export function Below({ isDue, children }: BelowProps) {
  const below = useRef<HTMLDivElement>(null);
  useEffect(
    () => (isDue ? layOutAtRest(below.current!.children as HTMLCollectionOf<HTMLElement>) : undefined),
    [isDue],
  );
  return (
    <div ref={below} className={isDue ? styles.below : styles.pending}>
      {isDue && children}
    </div>
  );
}
