/** Seconds before its end at which a token is renewed. */
export const renewWithin = 5 * 60;
/** Someone who did something within these seconds is still at work. */
export const activeWithin = 10 * 60;

interface Moment {
  /** All three in Unix seconds. */
  now: number;
  expiresAt: number;
  lastActivity: number;
}

/** What to do about a session now: it is renewed near its end for whoever still works, and otherwise runs out. */
export function nextStep({ now, expiresAt, lastActivity }: Moment): 'wait' | 'renew' | 'sign-out' {
  if (now >= expiresAt) return 'sign-out';
  const ending = expiresAt - now <= renewWithin;
  const active = now - lastActivity <= activeWithin;
  return ending && active ? 'renew' : 'wait';
}
