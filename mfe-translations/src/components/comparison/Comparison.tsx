import { diffWordsWithSpace } from 'diff';
import styles from './Comparison.module.css';

interface ComparisonProps {
  before: string;
  after: string;
}

/**
 * The difference between two wordings, word by word, in one line. Removed words are struck through and added ones are
 * underlined, so that colour is not the only sign; for screen readers, words say which is which.
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
