const two = (number: number): string => String(number).padStart(2, '0');

/**
 * A moment as the clocks of a time zone show it, in ISO 8601 with its offset: `2026-11-22T16:41:00-08:00`. What people read
 * of it goes by the practice's clocks, wherever the process runs or the reader is.
 */
export function inZone(moment: string | number | Date, timeZone: string): string {
  const at = new Date(moment);
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(at);
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  const day = `${read('year')}-${read('month')}-${read('day')}`;
  const shown = `${day}T${read('hour')}:${read('minute')}:${read('second')}`;
  const offset = Math.round((Date.parse(`${shown}Z`) - at.getTime()) / 60_000);
  const ahead = Math.abs(offset);
  return `${shown}${offset < 0 ? '-' : '+'}${two(Math.floor(ahead / 60))}:${two(ahead % 60)}`;
}

/** The day on which a moment is there: `2026-11-22`. */
export const dayIn = (moment: string | number | Date, timeZone: string): string =>
  inZone(moment, timeZone).slice(0, 10);
