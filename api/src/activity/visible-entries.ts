import type { ActivityEvent, ActivityKind } from '@lens/contracts/activity-kinds';
import type { SelectQueryBuilder } from 'typeorm';
import type { Staff } from '../common/staff.js';
import type { Activity } from './activity.entity.js';

/** Only administrators see failed sign-ins, since only they can do something about them. */
const failedSignInEvents: ActivityEvent[] = ['sign_in_failed', 'second_factor_failed', 'sign_in_locked'];

/** What translators work with. */
const translationDeskKinds: ActivityKind[] = [
  'translation',
  'translation_set',
  'translation_run',
  'translation_cache',
  'translation_memory',
  'missing_text',
];

/**
 * Restricts a query with the alias `entry` to what a member of the staff may see, always including their own actions.
 */
export function whereVisibleTo(
  { role, username }: Pick<Staff, 'role' | 'username'>,
  query: SelectQueryBuilder<Activity>,
): SelectQueryBuilder<Activity> {
  if (role === 'admin') return query;
  if (role === 'translator')
    return query.andWhere('(entry.resource_type = ANY (:deskKinds) OR entry.username = :ownName)', {
      deskKinds: translationDeskKinds,
      // Not `username`: the list's filter of that name would overwrite the value.
      ownName: username,
    });
  return query.andWhere('(entry.event IS NULL OR entry.event <> ALL (:failedSignInEvents))', {
    failedSignInEvents,
  });
}
