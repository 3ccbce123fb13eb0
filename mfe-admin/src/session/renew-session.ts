import type { LoginResponse } from '@lens/contracts/auth';
import { storedToken, useSession } from '@lens/platform/session';
import { api } from '../api';

/**
 * Exchanges the session's token for a fresh one. A refusal (401) ends the session in the client itself;
 * any other failure is left to the next attempt.
 */
export async function renewSession(): Promise<void> {
  const sent = storedToken();
  const { data } = await api.post<LoginResponse>('/auth/refresh');
  // Whoever signed out meanwhile stays signed out.
  if (storedToken() === sent) useSession.getState().signIn(data.token);
}
