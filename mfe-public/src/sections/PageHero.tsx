import { useLayoutEffect, type ReactNode } from 'react';
import { Arcs } from '@lens/ui/arcs/Arcs';
import { finishTransition } from './procedure/page-transition';
import styles from './PageHero.module.css';

interface PageHeroProps {
  title: string;
  lead: string;
  /** Facts, actions or a drawing beside the title. */
  children?: ReactNode;
}

/** The beginning of a page: a large title and one sentence. */
export function PageHero({ title, lead, children }: PageHeroProps) {
  useLayoutEffect(finishTransition, []);
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
