import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from '@lens/platform/router';
import styles from './Button.module.css';

/** A screen has one `main` button; `danger` is for what cannot be undone. */
export type ButtonLook = 'main' | 'plain' | 'quiet' | 'danger';

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
  /** While its action is in progress, the button keeps the focus and ignores presses. */
  busy?: boolean;
  /** The shortcut that does the same, as `Ctrl ↵`. */
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

/** A link that looks like a button. */
export const ButtonLink = ({ look = 'plain', ...props }: ButtonLinkProps) => (
  <Link {...props} className={styles.button} data-look={look} />
);
