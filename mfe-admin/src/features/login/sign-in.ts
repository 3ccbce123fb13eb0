import type { LoginRequest, LoginResponse } from '@lens/contracts/auth';
import { ApiFailure, createPageApi } from '@lens/platform/page-api';
import { useSession } from '@lens/platform/session';

// Not the staff client, which would make the first visit load more than the one request needs.
const api = createPageApi('/api');

/** Signs in and stores the token. @throws ApiFailure with a message for the error box */
export async function signIn(request: LoginRequest): Promise<void> {
  const { token } = await api.post<LoginResponse>('/auth/login', request);
  useSession.getState().signIn(token);
  // A token that has expired by this computer's clock is dropped at once; without a message the button would seem
  // broken.
  if (useSession.getState().status !== 'signed-in') throw new Error('Login failed');
}

/** The message in the error box. */
export const failureMessage = (failure: unknown): string =>
  failure instanceof Error ? failure.message : 'Login failed';

/** The password was correct, but the account also needs a code. */
export const requiresCode = (failure: unknown): boolean =>
  failure instanceof ApiFailure &&
  failure.status === 401 &&
  failure.details.some(({ path }) => path === 'otp');
