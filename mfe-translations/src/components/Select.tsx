import { useId } from 'react';
import styles from './Select.module.css';

interface SelectProps {
  label: string;
  value: string;
  /** Value and what it reads, in order. */
  options: readonly (readonly [value: string, text: string])[];
  onChange: (value: string) => void;
}

/** One of a few. */
export function Select({ label, value, options, onChange }: SelectProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([optionValue, optionLabel]) => (
          <option key={optionValue} value={optionValue}>
            {optionLabel}
          </option>
        ))}
      </select>
    </div>
  );
}
