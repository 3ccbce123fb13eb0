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

/** Western digits in every language; no clock is involved, so that Node and browsers write the same. */
const written = (moment: Date, language: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(`${language}-u-nu-latn`, { ...options, timeZone: 'UTC' }).format(moment);

/** A day in the words of a language: `March 1, 2026`. */
export function writtenDay(moment: Date, language: string): string {
  if (language !== 'hy') return written(moment, language, { dateStyle: 'long' });
  return `${moment.getUTCDate()} ${armenianMonths[moment.getUTCMonth()]!}, ${moment.getUTCFullYear()} թ.`;
}

/** A month of a year: `March 2026`. */
export function writtenMonth(moment: Date, language: string): string {
  if (language !== 'hy') return written(moment, language, { month: 'long', year: 'numeric' });
  // Alone it stands in the nominative, without the ending.
  return `${moment.getUTCFullYear()} թ. ${armenianMonths[moment.getUTCMonth()]!.slice(0, -1)}`;
}
