import { useEffect } from 'react';
import { useSession } from '@lens/platform/session';
import { renewSession } from '@lens/platform/session-renewal';
import { api } from '../api';
import { listenLive } from '@lens/platform/live-stream';
import { toastFailure } from '../components/toasts/toasts';
import { roleLabels } from '../features/users/labels';

const explanation = new Error('An administrator has changed it. The menu shows what you can open now.');

/** Takes up another role as soon as an administrator gives it, and says so. */
export function useRights(): void {
  useEffect(() => {
    const leave = listenLive((event) => {
      if (event === 'access') renewSession(api).catch(console.error);
    });
    const stop = useSession.subscribe(({ user }, before) => {
      if (user && before.user && user.role !== before.user.role)
        toastFailure(`Your role is now ${roleLabels[user.role]}.`, explanation);
    });
    return () => {
      leave();
      stop();
    };
  }, []);
}
