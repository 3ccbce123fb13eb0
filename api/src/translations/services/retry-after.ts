/** Parses a `Retry-After` header, which contains seconds or a date; undefined when it is missing or invalid. */
export function retryAfterMs(header: unknown, now: number): number | undefined {
  if (typeof header !== 'string') return undefined;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1000;
  const untilMs = Date.parse(header);
  return Number.isNaN(untilMs) ? undefined : Math.max(0, untilMs - now);
}
