import { useId, type ReactNode } from 'react';
import styles from './Options.module.css';

interface OptionsProps<Value extends string> {
  legend: string;
  /** What the question is about, one thing a line. */
  list?: readonly string[];
  options: readonly { value: Value; label: string }[];
  onAnswer: (value: Value) => void;
  /** What an answer leads to ask. */
  children?: ReactNode;
}

/** A question with answers to choose from. */
export function Options<Value extends string>(props: OptionsProps<Value>) {
  const { legend, list = [], options, onAnswer, children } = props;
  const id = useId();
  return (
    <fieldset className={styles.options} aria-describedby={list.length > 0 ? `${id}-list` : undefined}>
      <legend>{legend}</legend>
      {list.length > 0 ? (
        <ul id={`${id}-list`}>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      ) : null}
      <div>
        {options.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name={id} value={value} onChange={() => onAnswer(value)} />
            {label}
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
