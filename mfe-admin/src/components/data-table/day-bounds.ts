import { moment } from '../field/local-time';

const day = /^\d{4}-\d\d-\d\d$/;

function startOf(text: string, timeZone: string, days = 0): string | null {
  const noon = Date.parse(`${text}T12:00:00Z`);
  if (!day.test(text) || Number.isNaN(noon)) return null;
  const wanted = new Date(noon + days * 24 * 60 * 60_000).toISOString().slice(0, 10);
  return moment(`${wanted}T00:00`, timeZone);
}

/** Days of a filter, both included, as points in time by the practice's clocks: the API's end is not included. */
export function dayBounds(
  { from = '', to = '', ...others }: Readonly<Record<string, string>>,
  timeZone: string,
): Record<string, string> {
  const begin = startOf(from, timeZone);
  const end = startOf(to, timeZone, 1);
  return { ...others, ...(begin ? { from: begin } : {}), ...(end ? { to: end } : {}) };
}
