/** Western digits in every language, as in `20/20` and in phone numbers, and the same from Node and browsers. */
const localeOf = (language: string) => `${language}-u-nu-latn`;

/** Node and browsers disagree about the narrow space in front of AM and PM. */
const plainSpaces = (text: string) => text.replace(/\u202f/g, '\u00a0');

// 4 January 1970 was a Sunday.
const sunday = Date.UTC(1970, 0, 4);
const oneDay = 86_400_000;

/** @param day 0 is Sunday */
export const dayName = (day: number, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', timeZone: 'UTC' }).format(
    sunday + day * oneDay,
  );

/** @param time `HH:MM` on a 24-hour clock */
export function clockTime(time: string, language: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const format = new Intl.DateTimeFormat(localeOf(language), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return plainSpaces(format.format(Date.UTC(1970, 0, 4, hours, minutes)));
}
