/** A token is renewed when it ends within this time. */
export const renewWithinSeconds = 5 * 60;
/** Users count as active if they used the mouse or the keyboard within this time. */
export const activeWithinSeconds = 10 * 60;
/** Users are warned when their session ends within this time. */
export const warnWithinSeconds = 2 * 60;

interface SessionTimes {
  /** Like the others, in Unix seconds. */
  nowSeconds: number;
  expiresAtSeconds: number;
  lastActivitySeconds: number;
  /** Set if the API refuses to extend the session beyond it. */
  finalEndSeconds?: number;
}

/** What to do with a session now: near its end it is renewed for an active user, and otherwise runs out. */
export function nextStep({
  nowSeconds,
  expiresAtSeconds,
  lastActivitySeconds,
  finalEndSeconds,
}: SessionTimes): 'wait' | 'renew' | 'sign-out' {
  if (nowSeconds >= expiresAtSeconds) return 'sign-out';
  const isEnding = expiresAtSeconds - nowSeconds <= renewWithinSeconds;
  const isActive = nowSeconds - lastActivitySeconds <= activeWithinSeconds;
  return isEnding && isActive && expiresAtSeconds !== finalEndSeconds ? 'renew' : 'wait';
}
