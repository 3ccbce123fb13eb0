/** `1:34 PM`, by the practice's clocks. */
export const exactHour = (moment: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en', { timeStyle: 'short', timeZone }).format(moment);

/** `Nov 21, 2026, 1:34 PM`, by the practice's clocks. @param time ISO time */
export const exactTime = (time: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(time));
