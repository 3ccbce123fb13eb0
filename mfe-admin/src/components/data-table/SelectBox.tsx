import styles from './DataTable.module.css';

interface SelectBoxProps {
  label: string;
  checked: boolean;
  /** Some rows are selected, but not all. */
  indeterminate?: boolean;
  onChange: (on: boolean) => void;
}

export const SelectBox = ({ label, checked, indeterminate = false, onChange }: SelectBoxProps) => (
  <input
    type="checkbox"
    aria-label={label}
    className={styles.select}
    checked={checked}
    ref={(box) => {
      if (box) box.indeterminate = indeterminate && !checked;
    }}
    onChange={({ target }) => onChange(target.checked)}
  />
);
