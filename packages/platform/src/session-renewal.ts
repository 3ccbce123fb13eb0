import type { AxiosInstance } from 'axios';
import type { LoginResponse } from '@lens/contracts/auth';
import { storedToken, useSession } from '@lens/platform/session';

/**
 * Exchanges the session's token for a fresh one. A refusal (401) ends the session in the client itself;
 * any other failure is left to the next attempt.
 * @returns whether the session lasts longer now: the API ends every session some hours after its sign-in
 */
export async function renewSession(api: AxiosInstance): Promise<boolean> {
  const sent = storedToken();
  const before = useSession.getState().expiresAt ?? 0;
  const { data } = await api.post<LoginResponse>('/auth/refresh');
  // Whoever signed out meanwhile stays signed out.
  if (storedToken() !== sent) return true;
  useSession.getState().signIn(data.token);
  return (useSession.getState().expiresAt ?? 0) > before;
}
