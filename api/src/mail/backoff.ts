const longestPauseSeconds = 3600;
/** About two days of hourly attempts. */
const mostAttempts = 50;

/** Seconds until the next attempt: a minute, doubling up to an hour; null when it is time to give up. */
export function pauseAfter(attempts: number): number | null {
  if (attempts >= mostAttempts) return null;
  return Math.min(longestPauseSeconds, 60 * 2 ** (attempts - 1));
}
