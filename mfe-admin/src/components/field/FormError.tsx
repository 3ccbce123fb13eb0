import { useEffect, useRef } from 'react';
import { AlertIcon } from '@lens/ui/icons/state';
import styles from './Field.module.css';

/** Comes into view: whoever saves by a key, or far down in a long form, would not see it. The focus stays where one types. */
function Failure({ children }: { children: string }) {
  const self = useRef<HTMLParagraphElement>(null);
  // Browsers return a promise here, which is no clean-up.
  useEffect(() => void self.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <p ref={self} role="alert" className={styles.failure}>
      <AlertIcon />
      {children}
    </p>
  );
}

/** Why the form was not saved. What was typed is all still there. */
export const FormError = ({ children }: { children: string | undefined }) =>
  children ? <Failure key={children}>{children}</Failure> : null;
