import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does, for everyone who cannot see the drawing, and on hovering. */
  label: string;
}

export const IconButton = ({ label, children, className = '', ...props }: IconButtonProps) => (
  <button type="button" title={label} {...props} className={`${styles.icon} ${className}`}>
    {children}
    <span className="visually-hidden">{label}</span>
  </button>
);
