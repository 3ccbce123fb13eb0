import { useId } from 'react';
import styles from './Select.module.css';

interface SelectProps {
  label: string;
  value: string;
  /** Each value with its label, in the order shown. */
  options: readonly (readonly [value: string, text: string])[];
  onChange: (value: string) => void;
}

/** A drop-down list with a label. */
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
