import { spansOf } from './spans';
import styles from './Spans.module.css';

/** A text in which a span of numbers and its unit stay on one line. Browsers break a line after the dash between numbers. */
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
