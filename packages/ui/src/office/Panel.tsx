import { useId, type ReactNode } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  title: string;
  /** Shown beside the title: what the panel is about, or a link to more. */
  note?: ReactNode;
  /** The text that replaces the contents if there are none. */
  empty?: string | false;
  children?: ReactNode;
}

/** A section with a title. */
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
