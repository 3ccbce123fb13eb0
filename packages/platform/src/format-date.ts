import { dayInZone } from '@lens/contracts/practice-time';

/** In the form used within a date. Browsers lack Armenian, and would show a date that differs from the server's. */
const armenianMonths = [
  'հունվարի',
  'փետրվարի',
  'մարտի',
  'ապրիլի',
  'մայիսի',
  'հունիսի',
  'հուլիսի',
  'օգոստոսի',
  'սեպտեմբերի',
  'հոկտեմբերի',
  'նոյեմբերի',
  'դեկտեմբերի',
];

/** Western digits in every language, and UTC by default, so that Node and browsers give the same result. */
const format = (date: Date, language: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(`${language}-u-nu-latn`, { timeZone: 'UTC', ...options }).format(date);

/**
 * A day in a language: `March 1, 2026`.
 * @param timeZone the practice's, for a point in time; not for a day without a time
 */
export function formatDay(date: Date, language: string, timeZone = 'UTC'): string {
  if (language !== 'hy') return format(date, language, { dateStyle: 'long', timeZone });
  const [year = 0, month = 1, day = 1] = dayInZone(date, timeZone).split('-').map(Number);
  return `${day} ${armenianMonths[month - 1]!}, ${year} թ.`;
}

/** A month in a language: `March 2026`. */
export function formatMonth(date: Date, language: string): string {
  if (language !== 'hy') return format(date, language, { month: 'long', year: 'numeric' });
  // A month without a day is in the nominative case, which lacks the last letter.
  return `${date.getUTCFullYear()} թ. ${armenianMonths[date.getUTCMonth()]!.slice(0, -1)}`;
}
