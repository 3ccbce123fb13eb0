import type { LoginRequest, LoginResponse } from '@lens/contracts/auth';
import { ApiFailure, createPageApi } from '@lens/platform/page-api';
import { useSession } from '@lens/platform/session';

// Not the back office's own client: signing in needs one request, and the first visit should carry no more than that.
const api = createPageApi('/api');

/** Signs in and keeps the token. @throws ApiFailure with a sentence for the error box */
export async function signIn(request: LoginRequest): Promise<void> {
  const { token } = await api.post<LoginResponse>('/auth/login', request);
  useSession.getState().signIn(token);
  // A token that has ended by this machine's clock is dropped at once; saying nothing would look like a dead button.
  if (useSession.getState().status !== 'signed-in') throw new Error('Login failed');
}

/** What the error box says about a failure. */
export const failureMessage = (failure: unknown): string =>
  failure instanceof Error ? failure.message : 'Login failed';

/** The password was right, and the account asks for a code as well. */
export const requiresCode = (failure: unknown): boolean =>
  failure instanceof ApiFailure &&
  failure.status === 401 &&
  failure.details.some(({ path }) => path === 'otp');
