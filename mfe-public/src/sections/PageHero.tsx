import { useLayoutEffect, type ReactNode } from 'react';
import { Arcs } from '@lens/ui/arcs/Arcs';
import { arrived } from './procedure/passage';
import styles from './PageHero.module.css';

interface PageHeroProps {
  title: string;
  lead: string;
  /** What belongs to the first screen beside the words: facts, actions, a drawing. */
  children?: ReactNode;
}

/** The beginning of a page that is read: what it is about, in large letters, and one thought. */
export function PageHero({ title, lead, children }: PageHeroProps) {
  useLayoutEffect(arrived, []);
  return (
    <header className={styles.hero}>
      <Arcs count={6} draw className={styles.arcs} />
      <div className={styles.words}>
        <h1>{title}</h1>
        <p>{lead}</p>
      </div>
      {children}
    </header>
  );
}
