/** Milliseconds that a `Retry-After` header asks for, in seconds or as a date; undefined when it asks for nothing. */
export function retryAfterMs(header: unknown, now: number): number | undefined {
  if (typeof header !== 'string') return undefined;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1000;
  const until = Date.parse(header);
  return Number.isNaN(until) ? undefined : Math.max(0, until - now);
}
