import type { LoginRequest, LoginResponse } from '@lens/contracts/auth';
import { useSession } from '@lens/platform/session';
import { api } from '../../api';

/** Signs in and keeps the token. @throws StaffApiFailure with a sentence for the error box */
export async function signIn(request: LoginRequest): Promise<void> {
  const { data } = await api.post<LoginResponse>('/auth/login', request);
  useSession.getState().signIn(data.token);
  // A token that has ended by this machine's clock is dropped at once; saying nothing would look like a dead button.
  if (useSession.getState().status !== 'signed-in') throw new Error('Login failed');
}

/** What the error box says about a failure. */
export const messageOf = (failure: unknown): string =>
  failure instanceof Error ? failure.message : 'Login failed';
