/** Latin digits in every language, as in `20/20` and in phone numbers, and the same in Node and browsers. */
const withLatinDigits = (language: string) => `${language}-u-nu-latn`;

/** Node and browsers put different spaces in front of AM and PM. */
const normalizeSpaces = (text: string) => text.replace(/\u202f/g, '\u00a0');

/** Browsers lack Armenian, and name the Korean morning differently than Node; the 24-hour clock avoids both. */
const clockLocale = (language: string) =>
  withLatinDigits(['hy', 'ko'].includes(language) ? 'en-GB' : language);
const armenianDays = ['կիրակի', 'երկուշաբթի', 'երեքշաբթի', 'չորեքշաբթի', 'հինգշաբթի', 'ուրբաթ', 'շաբաթ'];

// 4 January 1970 was a Sunday.
const sundayMs = Date.UTC(1970, 0, 4);
const dayMs = 86_400_000;

/** @param day 0 is Sunday */
export function formatDayName(day: number, language: string): string {
  if (language === 'hy') return armenianDays[day % 7]!;
  const format = new Intl.DateTimeFormat(withLatinDigits(language), { weekday: 'long', timeZone: 'UTC' });
  return format.format(sundayMs + day * dayMs);
}

/** @param time `HH:MM` on a 24-hour clock */
export function formatClockTime(time: string, language: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const format = new Intl.DateTimeFormat(clockLocale(language), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return normalizeSpaces(format.format(Date.UTC(1970, 0, 4, hours, minutes)));
}
