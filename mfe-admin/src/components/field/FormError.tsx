import { AlertIcon } from '@lens/ui/icons/state';
import styles from './Field.module.css';

/** Why the form was not saved. What was typed is all still there. */
export const FormError = ({ children }: { children: string | undefined }) =>
  children ? (
    <p role="alert" className={styles['failure']}>
      <AlertIcon />
      {children}
    </p>
  ) : null;
