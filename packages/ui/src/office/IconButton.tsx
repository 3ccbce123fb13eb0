import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  /** What the button does, for screen readers and as a tooltip. */
  label: string;
}

export const IconButton = ({ label, children, className = '', ...props }: IconButtonProps) => (
  <button type="button" title={label} {...props} className={`${styles.icon} ${className}`}>
    {children}
    <span className="visually-hidden">{label}</span>
  </button>
);
