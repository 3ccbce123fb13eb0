import { useId } from 'react';
import styles from './StartRun.module.css';

export interface Option<Value extends string> {
  value: Value;
  label: string;
  /** Describes the option. */
  note: string;
}

interface CheckboxGroupProps<Value extends string> {
  legend: string;
  options: Option<Value>[];
  chosen: Value[];
  onChange: (chosen: Value[]) => void;
}

export function CheckboxGroup<Value extends string>({
  legend,
  options,
  chosen,
  onChange,
}: CheckboxGroupProps<Value>) {
  const id = useId();
  const chosenExcept = (value: Value) => chosen.filter((one) => one !== value);
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {options.map(({ value, label, note }) => (
        <div key={value} className={styles.option}>
          <input
            id={`${id}-${value}`}
            type="checkbox"
            aria-describedby={`${id}-${value}-note`}
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosenExcept(value), value] : chosenExcept(value))
            }
          />
          <label htmlFor={`${id}-${value}`}>{label}</label>
          <span id={`${id}-${value}-note`} className={styles.note}>
            {note}
          </span>
        </div>
      ))}
    </fieldset>
  );
}
