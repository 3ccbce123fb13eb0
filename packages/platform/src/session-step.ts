/** A token is renewed when it ends within this time. */
export const renewWithinSeconds = 5 * 60;
/** Users count as active if they used the mouse or the keyboard within this time. */
export const activeWithinSeconds = 10 * 60;
/** Users are warned when their session ends within this time. */
export const warnWithinSeconds = 2 * 60;

interface Moment {
  /** All in Unix seconds. */
  now: number;
  expiresAt: number;
  lastActivity: number;
  /** Set if the API refuses to extend the session beyond it. */
  finalEnd?: number;
}

/** What to do with a session now: near its end it is renewed for an active user, and otherwise runs out. */
export function nextStep({ now, expiresAt, lastActivity, finalEnd }: Moment): 'wait' | 'renew' | 'sign-out' {
  if (now >= expiresAt) return 'sign-out';
  const isEnding = expiresAt - now <= renewWithinSeconds;
  const isActive = now - lastActivity <= activeWithinSeconds;
  return isEnding && isActive && expiresAt !== finalEnd ? 'renew' : 'wait';
}
