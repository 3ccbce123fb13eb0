import { useEffect, useState } from 'react';
import { useSettings } from '@lens/platform/host';
import { useSession } from '@lens/platform/session';
import { renewSession } from '@lens/platform/session-renewal';
import { warnWithinSeconds } from '@lens/platform/session-step';
import { Button } from '@lens/ui/office/Button';
import { Dialog } from '@lens/ui/office/Dialog';
import { api } from '../api';
import { formatTime } from '@lens/platform/format-time';
import { LoginForm } from '../features/login/LoginForm';
import { SessionEndedByOthers } from './SessionEndedByOthers';
import { SignInAgain } from './SignInAgain';
import styles from './SessionNotice.module.css';

/**
 * Whether the session ends soon. It is checked often, since a single long timer would stop while the computer sleeps.
 */
function useEndsSoon(expiresAtSeconds: number | null): boolean {
  const [endsSoon, setEndsSoon] = useState(false);
  useEffect(() => {
    const check = () =>
      setEndsSoon(expiresAtSeconds !== null && expiresAtSeconds - Date.now() / 1000 <= warnWithinSeconds);
    check();
    const timer = setInterval(check, 5_000);
    return () => clearInterval(timer);
  }, [expiresAtSeconds]);
  return endsSoon;
}

/** Announces that the session ends soon, or that it has ended over unsaved work; the page stays as it is. */
export function SessionNotice() {
  const { timeZone } = useSettings();
  const { status, user, expiresAtSeconds, endedBy } = useSession();
  const endsSoon = useEndsSoon(expiresAtSeconds);
  const [isRenewing, setIsRenewing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSigningIn, setIsSigningIn] = useState(false);
  if (!user) return null;
  if (status === 'ended')
    return endedBy ? (
      <SessionEndedByOthers username={user.username} {...endedBy} />
    ) : (
      <SignInAgain username={user.username} />
    );
  if (!endsSoon || expiresAtSeconds === null) return null;

  const renew = async () => {
    setIsRenewing(true);
    setFailure(null);
    try {
      if (!(await renewSession(api))) setIsSigningIn(true);
    } catch (cause) {
      setFailure(cause instanceof Error ? cause.message : 'Network error');
    } finally {
      setIsRenewing(false);
    }
  };
  return (
    <>
      <section aria-label="Your session" className={styles.notice}>
        <p role="alert">
          {failure === null
            ? `Your session ends at ${formatTime(expiresAtSeconds * 1000, timeZone)}.`
            : `Your session could not be renewed: ${failure}`}
        </p>
        <Button busy={isRenewing} onClick={() => void renew()}>
          Stay signed in
        </Button>
      </section>
      {isSigningIn && (
        <Dialog title="Sign in again" onClose={() => setIsSigningIn(false)}>
          <p className={styles.reason}>
            A session lasts twelve hours at most. Your work stays open behind this window.
          </p>
          <LoginForm username={user.username} />
        </Dialog>
      )}
    </>
  );
}
