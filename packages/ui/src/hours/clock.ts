/** Western digits in every language, as in `20/20` and in phone numbers, and the same from Node and browsers. */
const localeOf = (language: string) => `${language}-u-nu-latn`;

/** Node and browsers disagree about the narrow space in front of AM and PM. */
const plainSpaces = (text: string) => text.replace(/\u202f/g, '\u00a0');

/** Browsers come without Armenian, and have other words for Korean mornings than Node. */
const clockOf = (language: string) => localeOf(['hy', 'ko'].includes(language) ? 'en-GB' : language);
const armenianDays = ['կիրակի', 'երկուշաբթի', 'երեքշաբթի', 'չորեքշաբթի', 'հինգշաբթի', 'ուրբաթ', 'շաբաթ'];

// 4 January 1970 was a Sunday.
const sunday = Date.UTC(1970, 0, 4);
const oneDay = 86_400_000;

/** @param day 0 is Sunday */
export function dayName(day: number, language: string): string {
  if (language === 'hy') return armenianDays[day % 7]!;
  const format = new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', timeZone: 'UTC' });
  return format.format(sunday + day * oneDay);
}

/** @param time `HH:MM` on a 24-hour clock */
export function clockTime(time: string, language: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const format = new Intl.DateTimeFormat(clockOf(language), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return plainSpaces(format.format(Date.UTC(1970, 0, 4, hours, minutes)));
}
