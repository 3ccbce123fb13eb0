import { diffWordsWithSpace } from 'diff';
import styles from './Comparison.module.css';

interface ComparisonProps {
  before: string;
  after: string;
}

/**
 * What became of an English text, word by word, in one line. Taken away is struck through, added is underlined: colour says
 * it a second time, and words say it to whoever sees neither.
 */
export const Comparison = ({ before, after }: ComparisonProps) => (
  <span className={styles.comparison}>
    {diffWordsWithSpace(before, after).map(({ value, added, removed }, index) => {
      if (added)
        return (
          <ins key={index}>
            <span className="visually-hidden">[added: </span>
            {value}
            <span className="visually-hidden">]</span>
          </ins>
        );
      if (removed)
        return (
          <del key={index}>
            <span className="visually-hidden">[removed: </span>
            {value}
            <span className="visually-hidden">]</span>
          </del>
        );
      return value;
    })}
  </span>
);
