/** `1:34 PM`. @param timeZone the practice's */
export const formatTime = (timeMs: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en', { timeStyle: 'short', timeZone }).format(timeMs);

/** `Nov 21, 2026, 1:34 PM`. @param time ISO time @param timeZone the practice's */
export const formatDateTime = (time: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(time));
