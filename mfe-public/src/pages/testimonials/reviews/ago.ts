/** How long ago something was, in the largest unit that fits. Made where data is loaded: a page is never older than its data. */
export interface Ago {
  count: number;
  unit: 'day' | 'week' | 'month' | 'year';
}

const dayLength = 86_400_000;
const units = [
  { unit: 'year', days: 365 },
  { unit: 'month', days: 30 },
  { unit: 'week', days: 7 },
] as const;

/** @param day `YYYY-MM-DD` */
export function ago(day: string, now: number): Ago {
  const days = Math.max(0, Math.floor((now - Date.parse(day)) / dayLength));
  const found = units.find((unit) => days >= unit.days);
  return found ? { count: Math.floor(days / found.days), unit: found.unit } : { count: days, unit: 'day' };
}

/** "2 weeks ago", in the page's language. */
export const formatAgo = ({ count, unit }: Ago, language: string): string =>
  new Intl.RelativeTimeFormat(`${language}-u-nu-latn`, { numeric: 'auto' }).format(-count, unit);
