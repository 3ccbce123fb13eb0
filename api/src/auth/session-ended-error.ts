import type { SessionEnd } from '@lens/contracts/session-end';
import { ApiError } from '../common/errors/api-error.js';

const messages: Readonly<Record<SessionEnd, string>> = {
  account_removed: 'An administrator has removed your account.',
  password_reset: 'An administrator has set a new password for your account.',
  password_changed: 'Your password was changed in another place where you were signed in.',
  second_factor_reset: 'An administrator has turned off the second factor of your account.',
  second_factor_changed: 'Your second factor was changed in another place where you were signed in.',
};

/** To whoever shows a token of a session that is over; who does not know why is asked to sign in, and no more. */
export function sessionEndedError(why: SessionEnd | null): ApiError {
  if (why === null) return new ApiError('unauthenticated');
  return new ApiError('unauthenticated', {
    details: [{ path: 'session', code: why, message: messages[why] }],
  });
}
