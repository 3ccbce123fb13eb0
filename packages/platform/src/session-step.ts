/** Seconds before its end at which a token is renewed. */
export const renewWithin = 5 * 60;
/** Someone who did something within these seconds is still at work. */
export const activeWithin = 10 * 60;
/** Seconds before its end at which whoever may be there is told. */
export const warnWithin = 2 * 60;

interface Moment {
  /** All in Unix seconds. */
  now: number;
  expiresAt: number;
  lastActivity: number;
  /** The latest end that could be had: the API lets no session live for ever. */
  finalEnd?: number;
}

/** What to do about a session now: it is renewed near its end for whoever still works, and otherwise runs out. */
export function nextStep({ now, expiresAt, lastActivity, finalEnd }: Moment): 'wait' | 'renew' | 'sign-out' {
  if (now >= expiresAt) return 'sign-out';
  const ending = expiresAt - now <= renewWithin;
  const active = now - lastActivity <= activeWithin;
  return ending && active && expiresAt !== finalEnd ? 'renew' : 'wait';
}
