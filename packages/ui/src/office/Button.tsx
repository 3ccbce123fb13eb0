import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from '@lens/platform/router';
import styles from './Button.module.css';

/** One `main` button a screen; `danger` is for what cannot be undone. */
export type ButtonLook = 'main' | 'plain' | 'quiet' | 'danger';

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
  /** Under way: it keeps the focus, and presses do nothing. */
  busy?: boolean;
  /** The key that does the same. */
  hint?: string;
}

export const Button = ({
  look = 'plain',
  busy = false,
  hint,
  type = 'button',
  onClick,
  children,
  className = '',
  ...props
}: ButtonProps) => (
  <button
    {...props}
    type={type}
    className={`${styles.button} ${className}`}
    data-look={look}
    aria-disabled={busy || undefined}
    onClick={(event) => {
      if (busy) event.preventDefault();
      else onClick?.(event);
    }}
  >
    {children}
    {hint && (
      <kbd className={styles.hint} aria-hidden="true">
        {hint}
      </kbd>
    )}
  </button>
);

interface ButtonLinkProps extends Pick<LinkProps, 'to' | 'reloadDocument' | 'onClick'> {
  look?: ButtonLook;
  children: ReactNode;
}

/** A link that is one of the screen's actions. */
export const ButtonLink = ({ look = 'plain', ...props }: ButtonLinkProps) => (
  <Link {...props} className={styles.button} data-look={look} />
);
