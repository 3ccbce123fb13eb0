import { useState } from 'react';
import { useNavigate } from '@lens/platform/router';
import { useSession } from '@lens/platform/session';
import { api } from '../api';

/** An API that does not answer must not keep anyone signed in at a shared desk. */
const patience = 3_000;

/** Ends the session at the API and, whatever that answers, here; then returns to the sign-in page. */
export function useSignOut(): { signOut: () => Promise<void>; working: boolean } {
  const navigate = useNavigate();
  const [working, setWorking] = useState(false);
  const signOut = async () => {
    if (working) return;
    setWorking(true);
    await api.post('/auth/logout', undefined, { timeout: patience }).catch(() => undefined);
    useSession.getState().signOut();
    navigate('/admin/login', { replace: true });
  };
  return { signOut, working };
}
