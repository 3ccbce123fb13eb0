import { daysWithoutHours } from '@lens/contracts/opening-hours';
import type { SettingsUpdate } from '@lens/contracts/settings';
import type { Question } from '@lens/platform/confirm';

type Hours = SettingsUpdate['hours'];

const list = new Intl.ListFormat('en');

/**
 * Asks before days go from the site's hours; null where none does. One that was left out before is not asked about again.
 * @param before as they are saved now
 */
export function daysLeftOutQuestion(before: Hours, after: Hours): Question | null {
  const known = daysWithoutHours(before);
  const days = daysWithoutHours(after).filter((day) => !known.includes(day));
  if (days.length === 0) return null;
  const names = list.format(days);
  return {
    title: `Save without hours on ${names}?`,
    text: `Patients will read nothing of ${names}. To say that the practice is closed then, put ${days.length === 1 ? 'it' : 'them'} on a line and tick “Closed”.`,
    action: 'Save anyway',
    cancelLabel: 'Go to the hours',
  };
}
