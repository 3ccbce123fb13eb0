/**
 * Why a session was ended elsewhere, by another person or by the user: sent in the details of a 401, under `session`.
 */
export type SessionEnd =
  | 'account_removed'
  | 'password_reset'
  | 'password_changed'
  | 'second_factor_reset'
  | 'second_factor_changed';
