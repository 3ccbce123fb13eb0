import type { ActivityEntry } from '@lens/contracts/activity';
import type { ActivityEvent, ActivityKind } from '@lens/contracts/activity-kinds';

const actionLabels: Record<ActivityEntry['action'], string> = {
  CREATE: 'Created',
  UPDATE: 'Changed',
  DELETE: 'Deleted',
};

/** The kinds of items that staff change, by their names in the API. */
const resourceLabels: Record<ActivityKind, string> = {
  article: 'Article',
  consultation: 'Request',
  consultation_file: 'Request export',
  mail: 'Email',
  media: 'Picture',
  media_folder: 'Picture folder',
  missing_text: 'Missing translation',
  module: 'Module',
  person: 'Personal data',
  person_file: 'Personal data export',
  settings: 'Settings',
  statistic: 'Figure',
  subscriber: 'Newsletter subscriber',
  subscriber_file: 'Subscriber export',
  testimonial: 'Testimonial',
  translation: 'Translation',
  translation_cache: 'Translation cache',
  translation_memory: 'Translation memory',
  translation_run: 'Machine translation',
  translation_set: 'Published translations',
  user: 'User',
};

/** What happened, if the action alone does not say it. */
const eventLabels: Record<ActivityEvent, string> = {
  activated: 'Rolled back',
  assigned: 'Assigned',
  back_translated: 'Back-translation made',
  cancelled: 'Cancelled',
  cleared: 'Cleared',
  comment_added: 'Comment added',
  comment_deleted: 'Comment deleted',
  comment_reopened: 'Comment reopened',
  comments_imported: 'Comments imported',
  comments_resolved: 'Comments resolved',
  discarded: 'Discarded',
  erased: 'Erased',
  exported: 'Exported',
  finished: 'Finished',
  imported: 'Imported',
  module_activated: 'Made live',
  moved: 'Moved',
  note_added: 'Note added',
  note_deleted: 'Note deleted',
  password_changed: 'Password changed',
  password_reset: 'Password reset',
  published: 'Published',
  published_as_scheduled: 'Published as scheduled',
  recovery_code_used: 'Recovery code used',
  recovery_codes_renewed: 'Recovery codes renewed',
  renamed: 'Renamed',
  reordered: 'Reordered',
  restored: 'Restored',
  resumed: 'Resumed',
  retried: 'Retried',
  reverted: 'Reverted',
  profile_changed: 'Profile or permissions changed',
  role_changed: 'Role changed',
  roll_out_changed: 'Roll-out changed',
  roll_out_ended: 'Roll-out ended',
  roll_out_started: 'Roll-out started',
  roll_out_stopped: 'Roll-out stopped by itself',
  rolled_back: 'Went back a version',
  scheduled: 'Scheduled',
  second_factor_disabled: 'Second factor disabled',
  second_factor_enabled: 'Second factor enabled',
  second_factor_failed: 'Second factor failed',
  second_factor_reset: 'Second factor reset',
  second_factor_started: 'Second factor started',
  sign_in_failed: 'Sign in failed',
  sign_in_locked: 'Sign in locked',
  started: 'Started',
  status_approved: 'Status approved',
  status_booked: 'Status booked',
  status_closed: 'Status closed',
  status_contacted: 'Status contacted',
  status_new: 'Status new',
  status_pending: 'Status pending',
  status_rejected: 'Status rejected',
  stopped: 'Stopped',
  taken_out: 'Taken out of the site',
  unassigned: 'Unassigned',
  unpublished: 'Unpublished',
  withdrawn: 'Withdrawn',
};

export const actionOptions = Object.entries(actionLabels);
export const resourceOptions = Object.entries(resourceLabels);
export const eventOptions = Object.entries(eventLabels).sort(([, one], [, other]) =>
  one.localeCompare(other, 'en'),
);

const underscoresToSpaces = (name: string) => name.replaceAll('_', ' ');

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** An entry that another version of the program wrote may have no label here; its name is shown then. */
const findLabel = (labels: Record<string, string>, name: string): string | undefined =>
  Object.hasOwn(labels, name) ? labels[name] : undefined;

const resourceLabel = (type: string): string => findLabel(resourceLabels, type) ?? underscoresToSpaces(type);

type NamedItem = Pick<ActivityEntry, 'resource_type' | 'resource_name'>;

/** Older entries name figures by their keys: `guam_procedures`. */
const itemNameOf = ({ resource_type, resource_name }: NamedItem): string | null => {
  if (resource_type !== 'statistic' || !resource_name || !/^[a-z_]+$/.test(resource_name))
    return resource_name;
  return capitalised(underscoresToSpaces(resource_name));
};

/** `Article “The first night”`, or `Article` if the entry has no name. */
export function formatItem(entry: NamedItem): string {
  const name = itemNameOf(entry);
  return resourceLabel(entry.resource_type) + (name ? ` “${name}”` : '');
}

const verbs: Record<ActivityEntry['action'], string> = {
  CREATE: 'added',
  UPDATE: 'changed',
  DELETE: 'deleted',
};

/** Kinds of which there is only one, or whose items have no names. */
const itemsWithoutName: Record<string, string> = {
  mail: 'an email',
  person: 'personal data',
  settings: 'the settings',
  translation_cache: 'the translation cache',
  translation_set: 'the published translations',
};

/** `the figure “Average rating”`, `an email`. */
function formatItemInSentence(entry: NamedItem): string {
  const label = resourceLabel(entry.resource_type).toLowerCase();
  const name = itemNameOf(entry);
  const article = /^[aeiou]/.test(label) ? 'an' : 'a';
  return name ? `the ${label} “${name}”` : (itemsWithoutName[entry.resource_type] ?? `${article} ${label}`);
}

/** `figure “Average rating”` */
function formatItemInBrackets(entry: NamedItem): string {
  const name = itemNameOf(entry);
  return resourceLabel(entry.resource_type).toLowerCase() + (name ? ` “${name}”` : '');
}

/** Who did what: `mara changed the figure “Average rating”`, `mara: password reset (user “trix”)`. */
export function formatActivity(
  entry: Pick<ActivityEntry, 'username' | 'action' | 'event' | keyof NamedItem>,
): string {
  const { username, action, event } = entry;
  return event
    ? `${username}: ${formatAction({ action, event }).toLowerCase()} (${formatItemInBrackets(entry)})`
    : `${username} ${verbs[action]} ${formatItemInSentence(entry)}`;
}

const itemPages: Record<string, string> = {
  article: '/admin/articles',
  consultation: '/admin/consultations?request=',
  media: '/admin/media?picture=',
  testimonial: '/admin/testimonials',
};

/** The address of the item's screen, if it has one and the item still exists. */
export function itemAddress({ action, resource_type, resource_id }: ActivityEntry): string | undefined {
  const page = itemPages[resource_type];
  if (!page || !resource_id || action === 'DELETE') return undefined;
  return page.endsWith('=') ? page + resource_id : `${page}/${resource_id}`;
}

/** `Changed`, or the more precise event: `Password reset`. */
export function formatAction({ action, event }: Pick<ActivityEntry, 'action' | 'event'>): string {
  if (!event) return actionLabels[action];
  return findLabel(eventLabels, event) ?? capitalised(underscoresToSpaces(event));
}
