import { useState } from 'react';
import { useNavigate } from '@lens/platform/router';
import { useSession } from '@lens/platform/session';
import { api } from '../api';

/** Nobody must stay signed in on a shared computer because the API does not answer. */
const logoutTimeoutMs = 3_000;

/** Ends the session at the API and, even if that fails, in this browser; then opens the sign-in page. */
export function useSignOut(): { signOut: () => Promise<void>; isSigningOut: boolean } {
  const navigate = useNavigate();
  const [isSigningOut, setIsSigningOut] = useState(false);
  const signOut = async () => {
    if (isSigningOut) return;
    setIsSigningOut(true);
    await api.post('/auth/logout', undefined, { timeout: logoutTimeoutMs }).catch(() => undefined);
    useSession.getState().signOut();
    navigate('/admin/login', { replace: true });
  };
  return { signOut, isSigningOut };
}
