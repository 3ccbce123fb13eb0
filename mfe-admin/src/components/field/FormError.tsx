import { useEffect, useRef } from 'react';
import { AlertIcon } from '@lens/ui/icons/state';
import styles from './Field.module.css';

/** Comes into view: whoever saves by a key, or far down in a long form, would not see it. The focus stays where one types. */
function FailureMessage({ children }: { children: string }) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  // Browsers return a promise here, which is no clean-up.
  useEffect(() => void paragraph.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <p ref={paragraph} role="alert" className={styles.failure}>
      <AlertIcon />
      {children}
    </p>
  );
}

/** Why the form was not saved. What was typed is all still there. */
export const FormError = ({ children }: { children: string | undefined }) =>
  children ? <FailureMessage key={children}>{children}</FailureMessage> : null;
