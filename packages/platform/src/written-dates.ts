import { dayIn } from '@lens/contracts/practice-time';

/** As Armenian has them within a date. Browsers come without Armenian, and would say another thing than Node has sent. */
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

/** Western digits in every language; no clock of its own is involved, so that Node and browsers write the same. */
const written = (moment: Date, language: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(`${language}-u-nu-latn`, { timeZone: 'UTC', ...options }).format(moment);

/**
 * A day in the words of a language: `March 1, 2026`.
 * @param timeZone the practice's, for a moment; a day that has no time needs none
 */
export function writtenDay(moment: Date, language: string, timeZone = 'UTC'): string {
  if (language !== 'hy') return written(moment, language, { dateStyle: 'long', timeZone });
  const [year = 0, month = 1, day = 1] = dayIn(moment, timeZone).split('-').map(Number);
  return `${day} ${armenianMonths[month - 1]!}, ${year} թ.`;
}

/** A month of a year: `March 2026`. */
export function writtenMonth(moment: Date, language: string): string {
  if (language !== 'hy') return written(moment, language, { month: 'long', year: 'numeric' });
  // Alone it stands in the nominative, without the ending.
  return `${moment.getUTCFullYear()} թ. ${armenianMonths[moment.getUTCMonth()]!.slice(0, -1)}`;
}
