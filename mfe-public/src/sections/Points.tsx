import type { ReactNode } from 'react';
import styles from './Points.module.css';

export interface Point {
  title: string;
  text: string;
}

interface PointsProps {
  /** Unique on the page: the id of the heading begins with it. */
  id: string;
  title: string;
  lead?: string;
  points: readonly Point[];
  /** A picture. */
  children?: ReactNode;
}

/** Short points beside a heading. */
export function Points({ id, title, lead, points, children }: PointsProps) {
  return (
    <section className={styles.band} aria-labelledby={`${id}-title`}>
      <header className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        {lead ? <p>{lead}</p> : null}
        {children}
      </header>
      <dl className={styles.points}>
        {points.map((point) => (
          <div key={point.title}>
            <dt>{point.title}</dt>
            <dd>{point.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
