import { useId, type ReactNode } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  title: string;
  /** Beside the title: what it is of, or where there is more. */
  note?: ReactNode;
  /** What is said in place of the contents when there are none. */
  empty?: string | false;
  children: ReactNode;
}

/** A titled box of a dashboard. */
export function Panel({ title, note, empty = false, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {empty ? <p className={styles.empty}>{empty}</p> : children}
    </section>
  );
}
