import { useEffect, useState } from 'react';
import { useSession, type EndedBy } from '@lens/platform/session';
import { UnsavedText } from '../components/unsaved-text/UnsavedText';
import { collectUnsavedText } from '../components/unsaved-text/use-unsaved-text';
import { LoginForm } from '../features/login/LoginForm';
import { SessionEndedDialog } from './SessionEndedDialog';
import styles from './SessionNotice.module.css';

/** Staff whom somebody else signed out may not be able to sign in again, so they can copy their unsaved text. */
export function SessionEndedByOthers({ username, code, message }: EndedBy & { username: string }) {
  const [text, setText] = useState('');
  useEffect(() => setText(collectUnsavedText()), []);
  const isFinal = code === 'account_removed';
  return (
    <SessionEndedDialog title={isFinal ? 'Your account has been removed' : 'Your session has ended'}>
      <p className={styles.reason}>
        {message}{' '}
        {isFinal
          ? 'What you had not saved can no longer be saved.'
          : 'Sign in again to continue: your unsaved work is still here, behind this window.'}
      </p>
      {!isFinal && <LoginForm username={username} />}
      {(isFinal || text) && (
        <div className={styles.unsavedText}>
          <UnsavedText text={text} onClose={() => useSession.getState().signOut()} />
        </div>
      )}
    </SessionEndedDialog>
  );
}
