import styles from './PermissionTable.module.css';

interface PermissionBoxProps {
  label: string;
  checked: boolean;
  /** Some of what it stands for is chosen, but not all. */
  indeterminate: boolean;
  onChange: (on: boolean) => void;
}

/** A checkbox of the table, whose label stands in the heads of its row and column. */
export const PermissionBox = ({ label, checked, indeterminate, onChange }: PermissionBoxProps) => (
  <input
    type="checkbox"
    aria-label={label}
    className={styles.box}
    checked={checked}
    ref={(box) => {
      if (box) box.indeterminate = indeterminate && !checked;
    }}
    onChange={({ target }) => onChange(target.checked)}
  />
);
