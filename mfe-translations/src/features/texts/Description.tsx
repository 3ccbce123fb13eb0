import styles from './Description.module.css';

/** What the team says of a text to whoever translates it, the nearest sentence first. */
export function Description({ sentences }: { sentences: string[] }) {
  const [first, ...context] = sentences;
  if (!first) return null;
  return (
    <div role="note" aria-label="Description" className={styles.description}>
      <p>{first}</p>
      {context.length > 0 && <p className={styles.around}>{context.join(' ')}</p>}
    </div>
  );
}
