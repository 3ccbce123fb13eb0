/** What the clocks of a time zone show, as if they showed UTC, in milliseconds. */
function wallClockAt(timestamp: number, timeZone?: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(timestamp);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'));
}

/**
 * An ISO time as the value of `datetime-local`: `2026-03-10T09:30`.
 * @param timeZone by default that of this computer
 */
export const toLocalTime = (iso: string | null | undefined, timeZone?: string): string =>
  iso ? new Date(wallClockAt(Date.parse(iso), timeZone)).toISOString().slice(0, 16) : '';

const dayMs = 24 * 60 * 60_000;

/**
 * The ISO time for a value of `datetime-local`; null if it is empty. A time that clocks skip in spring is an hour
 * later; of a time that they repeat in autumn the first is meant, as in `Date`.
 */
export function toIsoTime(local: string, timeZone?: string): string | null {
  const wallClock = Date.parse(`${local}Z`);
  if (Number.isNaN(wallClock)) return null;
  const offsetAt = (timestamp: number) => wallClockAt(timestamp, timeZone) - timestamp;
  const beforeShift = wallClock - offsetAt(wallClock - dayMs);
  const afterShift = wallClock - offsetAt(wallClock + dayMs);
  const found =
    [beforeShift, afterShift].find((one) => wallClockAt(one, timeZone) === wallClock) ?? beforeShift;
  return new Date(found).toISOString();
}
