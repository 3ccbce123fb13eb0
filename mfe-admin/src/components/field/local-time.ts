/** What clocks of a time zone show at a moment, as milliseconds of a calendar without zones. */
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

/** An ISO time as `datetime-local` shows it: `2026-03-10T09:30`. @param timeZone the machine's own when left out */
export const toLocalTime = (iso: string | null | undefined, timeZone?: string): string =>
  iso ? new Date(wallClockAt(Date.parse(iso), timeZone)).toISOString().slice(0, 16) : '';

const dayMs = 24 * 60 * 60_000;

/**
 * What `datetime-local` holds, in ISO 8601; empty is nothing. An hour that clocks leave out in spring is the one after it,
 * and of one that they repeat in autumn the first is meant, as in `Date`.
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
