import { splitMatches } from './split-matches';
import styles from './Concordance.module.css';

/** A text in which the searched words stand out. */
export const Marked = ({ text, search }: { text: string; search: string }) => (
  <>
    {splitMatches(text, search).map((part, index) =>
      part.isMatch ? (
        <mark key={index} className={styles.mark}>
          {part.text}
        </mark>
      ) : (
        part.text
      ),
    )}
  </>
);
