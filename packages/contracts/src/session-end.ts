/** Why somebody else, or oneself in another place, ended a session: told in the details of a 401, under `session`. */
export type SessionEnd =
  'account_removed' | 'password_reset' | 'password_changed' | 'second_factor_reset' | 'second_factor_changed';
