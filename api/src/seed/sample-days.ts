import { practice } from './practice.js';

const length = 86_400_000;
/** `2025-02-18`, as it is written in Sweden. */
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: practice.timeZone });

/** The day that lies so many days before a moment by the practice's clocks, `YYYY-MM-DD`. */
export function daysBefore(now: number, days: number): string {
  const today = Date.parse(day.format(now));
  return new Date(today - days * length).toISOString().slice(0, 10);
}

/** Days from one day to a later one. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / length;
