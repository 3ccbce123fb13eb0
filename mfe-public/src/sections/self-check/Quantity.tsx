import { useId } from 'react';
import styles from './Quantity.module.css';

interface QuantityProps {
  label: string;
  hint?: string;
  unit: string;
  step?: number;
  /** Undefined while there is no number. */
  onAnswer: (value: number | undefined) => void;
}

/** A question with a number for an answer, its unit beside it. */
export function Quantity({ label, hint, unit, step = 0.25, onAnswer }: QuantityProps) {
  const id = useId();
  return (
    <div className={styles.quantity}>
      <label htmlFor={id}>{label}</label>
      {hint ? <p id={`${id}-hint`}>{hint}</p> : null}
      <span>
        <input
          id={id}
          type="number"
          inputMode="decimal"
          min={0}
          step={step}
          dir="ltr"
          aria-describedby={hint ? `${id}-hint ${id}-unit` : `${id}-unit`}
          onChange={({ target }) =>
            onAnswer(Number.isNaN(target.valueAsNumber) ? undefined : target.valueAsNumber)
          }
        />
        <span id={`${id}-unit`}>{unit}</span>
      </span>
    </div>
  );
}
