import { LoginForm } from '../features/login/LoginForm';
import { SessionEndedDialog } from './SessionEndedDialog';
import styles from './SessionNotice.module.css';

/** After the session has expired, or was ended in another tab. */
export const SignInAgain = ({ username }: { username: string }) => (
  <SessionEndedDialog title="Your session has ended">
    <p className={styles.reason}>
      Sign in again to continue. Your unsaved work is still here, behind this window.
    </p>
    <LoginForm username={username} />
  </SessionEndedDialog>
);
