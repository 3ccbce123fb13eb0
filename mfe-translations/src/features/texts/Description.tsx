import styles from './Description.module.css';

/** The description of a text, for translators. The first sentence is about the text, the others about its context. */
export function Description({ sentences }: { sentences: string[] }) {
  const [first, ...context] = sentences;
  if (!first) return null;
  return (
    <div role="note" aria-label="Description" className={styles.description}>
      <p>{first}</p>
      {context.length > 0 && <p className={styles.context}>{context.join(' ')}</p>}
    </div>
  );
}
