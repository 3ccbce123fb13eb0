import styles from './PermissionTable.module.css';

interface PermissionBoxProps {
  label: string;
  checked: boolean;
  /** Some of what it stands for is chosen, but not all. */
  indeterminate: boolean;
  onChange: (on: boolean) => void;
}

/** A checkbox that fills its cell, so that a finger meets it. */
export const PermissionBox = ({ label, checked, indeterminate, onChange }: PermissionBoxProps) => (
  <label className={styles.box}>
    <input
      type="checkbox"
      checked={checked}
      ref={(box) => {
        if (box) box.indeterminate = indeterminate && !checked;
      }}
      onChange={({ target }) => onChange(target.checked)}
    />
    <span className="visually-hidden">{label}</span>
  </label>
);
