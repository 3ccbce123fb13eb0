import type { SessionEnd } from '@lens/contracts/session-end';
import { ApiError } from '../common/errors/api-error.js';

const messages: Readonly<Record<SessionEnd, string>> = {
  account_removed: 'An administrator has removed your account.',
  password_reset: 'An administrator has set a new password for your account.',
  password_changed: 'Your password was changed in another browser where you were signed in.',
  second_factor_reset: 'An administrator has turned off the second factor of your account.',
  second_factor_changed: 'Your second factor was changed in another browser where you were signed in.',
};

/** The error for a token whose session has ended; it states the reason if there is one. */
export function sessionEndedError(reason: SessionEnd | null): ApiError {
  if (reason === null) return new ApiError('unauthenticated');
  return new ApiError('unauthenticated', {
    details: [{ path: 'session', code: reason, message: messages[reason] }],
  });
}
