const longestSeconds = 3600;
/** About two days of hourly attempts. */
const mostAttempts = 50;

/** Seconds until the next attempt: a minute, doubling up to an hour; null when it is time to give up. */
export function backoffSeconds(attempts: number): number | null {
  if (attempts >= mostAttempts) return null;
  return Math.min(longestSeconds, 60 * 2 ** (attempts - 1));
}
