/** What clocks of a time zone show at a moment, as milliseconds of a calendar without zones. */
function shownAt(moment: number, timeZone?: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(moment);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'));
}

/** An ISO time as `datetime-local` shows it: `2026-03-10T09:30`. @param timeZone the machine's own when left out */
export const localTime = (iso: string | null | undefined, timeZone?: string): string =>
  iso ? new Date(shownAt(Date.parse(iso), timeZone)).toISOString().slice(0, 16) : '';

const day = 24 * 60 * 60_000;

/**
 * What `datetime-local` holds, in ISO 8601; empty is nothing. An hour that clocks leave out in spring is the one after it,
 * and of one that they repeat in autumn the first is meant, as in `Date`.
 */
export function moment(local: string, timeZone?: string): string | null {
  const wanted = Date.parse(`${local}Z`);
  if (Number.isNaN(wanted)) return null;
  const offsetAt = (at: number) => shownAt(at, timeZone) - at;
  const before = wanted - offsetAt(wanted - day);
  const after = wanted - offsetAt(wanted + day);
  const at = [before, after].find((one) => shownAt(one, timeZone) === wanted) ?? before;
  return new Date(at).toISOString();
}
