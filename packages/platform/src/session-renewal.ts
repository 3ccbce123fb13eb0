import type { AxiosInstance } from 'axios';
import type { LoginResponse } from '@lens/contracts/auth';
import { storedToken, useSession } from '@lens/platform/session';

/**
 * Exchanges the session's token for a new one. When the API refuses (401), the client ends the session; after any other
 * failure the caller tries again.
 * @returns whether the session now ends later, which it cannot for ever: the API ends it some hours after the sign-in
 */
export async function renewSession(api: AxiosInstance): Promise<boolean> {
  const sentToken = storedToken();
  const previousEndSeconds = useSession.getState().expiresAtSeconds ?? 0;
  const { data } = await api.post<LoginResponse>('/auth/refresh');
  // After a sign-out in the meantime, the user stays signed out.
  if (storedToken() !== sentToken) return true;
  useSession.getState().signIn(data.token);
  return (useSession.getState().expiresAtSeconds ?? 0) > previousEndSeconds;
}
