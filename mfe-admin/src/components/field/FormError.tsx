import { useEffect, useRef } from 'react';
import { AlertIcon } from '@lens/ui/icons/state';
import styles from './Field.module.css';

/**
 * Scrolls into view, since staff who save by a shortcut or far down in a form would not see it. The focus does not
 * move.
 */
function FailureMessage({ children }: { children: string }) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  // In browsers `scrollIntoView` returns a promise, which React would take for a clean-up.
  useEffect(() => void paragraph.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <p ref={paragraph} role="alert" className={styles.failure}>
      <AlertIcon />
      {children}
    </p>
  );
}

/** Why the form was not saved. */
export const FormError = ({ children }: { children: string | undefined }) =>
  children ? <FailureMessage key={children}>{children}</FailureMessage> : null;
