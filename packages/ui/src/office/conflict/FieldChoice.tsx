import { useId } from 'react';
import type { FieldConflict } from './field-conflict';
import styles from './FieldChoice.module.css';

export type Side = 'mine' | 'theirs';

interface FieldChoiceProps {
  conflict: FieldConflict;
  /** `edith’s` */
  theirName?: string | undefined;
  chosen: Side;
  onChoose: (side: Side) => void;
}

/** Chooses one of the two versions of a field. */
export function FieldChoice({
  conflict: { label, lng, dir, mine, theirs },
  theirName = 'Theirs',
  chosen,
  onChoose,
}: FieldChoiceProps) {
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
