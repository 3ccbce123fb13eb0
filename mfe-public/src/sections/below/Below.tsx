import { useEffect, useRef, type ReactNode } from 'react';
import { layOutWhenIdle } from '@lens/platform/lay-out-when-idle';
import styles from './Below.module.css';

interface BelowProps {
  /** Whether to render the children yet: see `useDue`. */
  isDue: boolean;
  children: ReactNode;
}

/** The part of a page below its first screen. The browser lays it out when it comes near or when the page is at rest. */
export function Below({ isDue, children }: BelowProps) {
  const below = useRef<HTMLDivElement>(null);
  useEffect(
    () => (isDue ? layOutWhenIdle(below.current!.children as HTMLCollectionOf<HTMLElement>) : undefined),
    [isDue],
  );
  return (
    <div ref={below} className={isDue ? styles.below : styles.pending}>
      {isDue && children}
    </div>
  );
}
