import { useId, type ReactNode } from 'react';
import styles from './Graphs.module.css';

interface GraphProps {
  title: string;
  text: string;
  drawing: ReactNode;
  /** What the axes are. */
  unit: string;
  /** The legend of two groups of bars. */
  groups?: readonly [after: string, before: string] | undefined;
  table: ReactNode;
  /** Further results, in words. */
  children?: ReactNode;
}

/** One of the six graphs: what it says, the drawing, and beside it the same in numbers. */
export function Graph({ title, text, drawing, unit, groups, table, children }: GraphProps) {
  const id = useId();
  return (
    <section className={styles.item} aria-labelledby={id}>
      <header>
        <h3 id={id}>{title}</h3>
        <p>{text}</p>
        {children}
      </header>
      <div>
        {groups ? (
          <p className={styles.legend} aria-hidden="true">
            <span>{groups[0]}</span>
            <span>{groups[1]}</span>
          </p>
        ) : null}
        {drawing}
        <p className={styles.unit} aria-hidden="true">
          {unit}
        </p>
      </div>
      {table}
    </section>
  );
}
