import type { ActivityEntry } from '@lens/contracts/activity';

export const actionLabels: Record<ActivityEntry['action'], string> = {
  CREATE: 'Created',
  UPDATE: 'Changed',
  DELETE: 'Deleted',
};

/** What staff change, as the API calls it and as people do. */
const resourceLabels: Record<string, string> = {
  article: 'Article',
  consultation: 'Consultation',
  consultation_file: 'Consultations file',
  mail: 'Mail',
  media: 'Picture',
  media_folder: 'Folder of pictures',
  person: 'Person’s data',
  person_file: 'Person’s data file',
  settings: 'Settings',
  statistic: 'Figure',
  subscriber: 'Newsletter address',
  subscriber_file: 'Newsletter file',
  testimonial: 'Testimonial',
  translation: 'Translation',
  translation_run: 'Machine translation',
  translation_set: 'Published translations',
  user: 'Account',
};

export const actionOptions = Object.entries(actionLabels);
export const resourceOptions = Object.entries(resourceLabels);

const inWords = (name: string) => name.replaceAll('_', ' ');

export const resourceLabel = (type: string): string => resourceLabels[type] ?? inWords(type);

/** `Changed`, or the finer verb: `Password reset`. */
export function deedOf({ action, event }: Pick<ActivityEntry, 'action' | 'event'>): string {
  if (!event) return actionLabels[action];
  const words = inWords(event);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
