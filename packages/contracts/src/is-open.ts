import { formatInZone } from './practice-time.js';

interface Period {
  days: number[];
  opens: string | null;
  closes: string | null;
}

/** Whether the practice is open at a time. @param timeZone the practice's */
export function isOpen(hours: readonly Period[], timeZone: string, timeMs: number): boolean {
  const [day, clock] = formatInZone(timeMs, timeZone).split('T') as [string, string];
  const weekday = new Date(`${day}T00:00Z`).getUTCDay();
  const time = clock.slice(0, 5);
  return hours.some(
    ({ days, opens, closes }) =>
      days.includes(weekday) && opens !== null && closes !== null && opens <= time && time < closes,
  );
}
