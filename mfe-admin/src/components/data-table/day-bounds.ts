import { toIsoTime } from '../field/local-time';

const dayPattern = /^\d{4}-\d\d-\d\d$/;

function startOfDay(text: string, timeZone: string, offsetDays = 0): string | null {
  const noon = Date.parse(`${text}T12:00:00Z`);
  if (!dayPattern.test(text) || Number.isNaN(noon)) return null;
  const date = new Date(noon + offsetDays * 24 * 60 * 60_000).toISOString().slice(0, 10);
  return toIsoTime(`${date}T00:00`, timeZone);
}

/** Converts the days of a filter, both inclusive, to times in the practice's time zone; the API's `to` is exclusive. */
export function dayBounds(
  { from = '', to = '', ...others }: Readonly<Record<string, string>>,
  timeZone: string,
): Record<string, string> {
  const start = startOfDay(from, timeZone);
  const end = startOfDay(to, timeZone, 1);
  return { ...others, ...(start ? { from: start } : {}), ...(end ? { to: end } : {}) };
}
