import { spansOf } from './spans';
import styles from './Spans.module.css';

/** A text that keeps spans of numbers on one line with their units: browsers would break after the dash. */
export const Spans = ({ text }: { text: string }) =>
  spansOf(text).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <span key={index} className={styles.span}>
        {piece}
      </span>
    ),
  );
