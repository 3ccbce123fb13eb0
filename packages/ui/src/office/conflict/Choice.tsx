import { useId } from 'react';
import type { Dispute } from './dispute';
import styles from './Choice.module.css';

export type Side = 'mine' | 'theirs';

interface ChoiceProps {
  of: Dispute;
  /** `edith’s` */
  theirName?: string | undefined;
  chosen: Side;
  onChoose: (side: Side) => void;
}

/** A field that two changed: the one text or the other. */
export function Choice({
  of: { label, lng, dir, mine, theirs },
  theirName = 'Theirs',
  chosen,
  onChoose,
}: ChoiceProps) {
  const id = useId();
  const sides = [
    ['mine', 'Mine', mine],
    ['theirs', theirName, theirs],
  ] as const;
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      {sides.map(([side, name, text]) => (
        <label key={side} className={styles.side}>
          <input
            type="radio"
            name={id}
            checked={chosen === side}
            onChange={() => onChoose(side)}
            aria-labelledby={`${id}-${side}`}
            aria-describedby={`${id}-${side}-text`}
          />
          <span id={`${id}-${side}`} className={styles.name}>
            {name}
          </span>
          {text ? (
            <span id={`${id}-${side}-text`} className={styles.text} lang={lng} dir={dir}>
              {text}
            </span>
          ) : (
            <span id={`${id}-${side}-text`} className={styles.nothing}>
              Empty
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
