/** How long ago something was, in the largest unit that fits. `load` works it out, so that server and browser agree. */
export interface Ago {
  count: number;
  unit: 'day' | 'week' | 'month' | 'year';
}

const dayMs = 86_400_000;
const units = [
  { unit: 'year', days: 365 },
  { unit: 'month', days: 30 },
  { unit: 'week', days: 7 },
] as const;

/** Both days are `YYYY-MM-DD`, by the practice's clocks. */
export function ago(day: string, today: string): Ago {
  const days = Math.max(0, Math.round((Date.parse(today) - Date.parse(day)) / dayMs));
  const found = units.find((unit) => days >= unit.days);
  return found ? { count: Math.floor(days / found.days), unit: found.unit } : { count: days, unit: 'day' };
}

/** Browsers have no Armenian, and would render other words than Node did. */
const armenian: Record<Ago['unit'], { name: string; last: string }> = {
  day: { name: 'օր', last: 'երեկ' },
  week: { name: 'շաբաթ', last: 'նախորդ շաբաթ' },
  month: { name: 'ամիս', last: 'նախորդ ամիս' },
  year: { name: 'տարի', last: 'նախորդ տարի' },
};

function inArmenian({ count, unit }: Ago): string {
  if (count === 0) return 'այսօր';
  const { name, last } = armenian[unit];
  return count === 1 ? last : `${count} ${name} առաջ`;
}

/** "2 weeks ago", in the page's language. */
export const formatAgo = (since: Ago, language: string): string =>
  language === 'hy'
    ? inArmenian(since)
    : new Intl.RelativeTimeFormat(`${language}-u-nu-latn`, { numeric: 'auto' }).format(
        -since.count,
        since.unit,
      );
