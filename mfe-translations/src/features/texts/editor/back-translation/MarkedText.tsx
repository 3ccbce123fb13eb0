import type { ReactNode } from 'react';
import type { MeaningDifference, Side } from '@lens/contracts/translation-checks/back-translation/difference';
import { labelOf } from './labels';
import styles from './BackTranslation.module.css';

interface MarkedTextProps {
  text: string;
  side: Side;
  differences: MeaningDifference[];
}

/** A text with the words marked that the other one does not say. Screen readers hear what kind of words they are. */
export function MarkedText({ text, side, differences }: MarkedTextProps) {
  const marks = differences
    .flatMap((difference) => difference[side].map((span) => ({ ...span, label: labelOf(difference) })))
    .toSorted((one, other) => one.start - other.start);
  const parts: ReactNode[] = [];
  let position = 0;
  for (const { start, end, label } of marks) {
    if (start < position) continue;
    parts.push(
      text.slice(position, start),
      <mark key={start} className={styles.mark}>
        <span className="visually-hidden">[differs, {label}: </span>
        {text.slice(start, end)}
        <span className="visually-hidden">]</span>
      </mark>,
    );
    position = end;
  }
  return (
    <>
      {parts}
      {text.slice(position)}
    </>
  );
}
