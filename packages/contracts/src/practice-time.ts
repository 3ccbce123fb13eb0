const twoDigits = (number: number): string => String(number).padStart(2, '0');

/**
 * A time in a time zone, in ISO 8601 with its offset: `2026-11-22T16:41:00-08:00`. Everything that people read is in
 * the practice's time zone, wherever the process runs or the reader is.
 */
export function formatInZone(time: string | number | Date, timeZone: string): string {
  const date = new Date(time);
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(date);
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  const day = `${read('year')}-${read('month')}-${read('day')}`;
  const localTime = `${day}T${read('hour')}:${read('minute')}:${read('second')}`;
  const offsetMinutes = Math.round((Date.parse(`${localTime}Z`) - date.getTime()) / 60_000);
  const minutes = Math.abs(offsetMinutes);
  const sign = offsetMinutes < 0 ? '-' : '+';
  return `${localTime}${sign}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** The day of a time in a time zone: `2026-11-22`. */
export const dayInZone = (time: string | number | Date, timeZone: string): string =>
  formatInZone(time, timeZone).slice(0, 10);
