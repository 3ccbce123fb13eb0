import { daysWithoutHours } from '@lens/contracts/opening-hours';
import type { SettingsUpdate } from '@lens/contracts/settings';
import type { Question } from '@lens/platform/confirm';

type Hours = SettingsUpdate['hours'];

const listFormat = new Intl.ListFormat('en');

/**
 * A question before days disappear from the site's hours; null if none does. Days that had no hours before are not
 * asked about again.
 * @param before the saved hours
 */
export function missingHoursQuestion(before: Hours, after: Hours): Question | null {
  const missingBefore = daysWithoutHours(before);
  const newlyMissing = daysWithoutHours(after).filter((day) => !missingBefore.includes(day));
  if (newlyMissing.length === 0) return null;
  const names = listFormat.format(newlyMissing);
  return {
    title: `Save without hours on ${names}?`,
    text: `Patients will see no hours for ${names}. If the practice is closed then, put ${newlyMissing.length === 1 ? 'it' : 'them'} on a line and tick “Closed”.`,
    action: 'Save anyway',
    cancelLabel: 'Go to the hours',
  };
}
