const maxSeconds = 3600;
/** About two days of hourly attempts. */
const maxAttempts = 50;

/** Seconds until the next attempt: a minute, doubling up to an hour; null after the last attempt. */
export function backoffSeconds(attempts: number): number | null {
  if (attempts >= maxAttempts) return null;
  return Math.min(maxSeconds, 60 * 2 ** (attempts - 1));
}
