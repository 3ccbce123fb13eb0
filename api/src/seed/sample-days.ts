import { practice } from './practice.js';

const dayMs = 86_400_000;
/** The Swedish format is `2025-02-18`. */
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: practice.timeZone });

/** `YYYY-MM-DD` in the practice's time zone. */
export function daysBefore(now: number, days: number): string {
  const today = Date.parse(dayFormat.format(now));
  return new Date(today - days * dayMs).toISOString().slice(0, 10);
}

export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;
