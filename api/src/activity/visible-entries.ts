import type { ActivityEvent, ActivityKind } from '@lens/contracts/activity-kinds';
import type { SelectQueryBuilder } from 'typeorm';
import type { Staff } from '../common/staff.js';
import type { Activity } from './activity.entity.js';

/** Sign-ins that failed: for administrators, who can do something about them. */
const signInEvents: ActivityEvent[] = ['sign_in_failed', 'second_factor_failed', 'sign_in_locked'];

/** What translators work with. */
const translationDeskKinds: ActivityKind[] = [
  'translation',
  'translation_set',
  'translation_run',
  'translation_cache',
  'missing_text',
];

/** Leaves the entries that concern somebody; the query's alias is `entry`. What one did oneself is always among them. */
export function whereVisibleTo(
  { role, username }: Pick<Staff, 'role' | 'username'>,
  query: SelectQueryBuilder<Activity>,
): SelectQueryBuilder<Activity> {
  if (role === 'admin') return query;
  if (role === 'translator')
    return query.andWhere('(entry.resource_type = ANY (:deskKinds) OR entry.username = :ownName)', {
      deskKinds: translationDeskKinds,
      // A name that no filter of a list has: a filter would put its own value here.
      ownName: username,
    });
  return query.andWhere('(entry.event IS NULL OR entry.event <> ALL (:signInEvents))', { signInEvents });
}
