import { z } from 'zod';
import { activityEvents, activityKinds } from './activity-kinds.js';
import { listQuery, pageOf } from './lists.js';
import { accountMaxLengths } from './max-lengths.js';
import { timestamp } from './timestamp.js';

export const activityActions = ['CREATE', 'UPDATE', 'DELETE'] as const;

/**
 * The old and new value of each changed field: `{ value: { before: 98, after: 97 } }`. Never of what a patient wrote.
 */
const fieldChanges = z.record(z.string(), z.object({ before: z.unknown(), after: z.unknown() }));

/**
 * One change that staff made. `event` says more exactly what was done (`password_changed`), and is null if the action
 * says it. Entries of other versions of the program may have kinds and events that this one does not know.
 */
export const activityEntry = z.object({
  id: z.uuid(),
  action: z.enum(activityActions),
  event: z.string().nullable(),
  username: z.string(),
  resource_type: z.string(),
  resource_id: z.string().nullable(),
  /** Its name at that time; null for things without a name, and if the name would reveal a patient. */
  resource_name: z.string().nullable(),
  /** Null if the entry is not about single fields. */
  changes: fieldChanges.nullable(),
  created_at: z.string(),
});

/** `from` is included, `to` is not; both ISO 8601. */
export const activityQuery = listQuery(['created_at'], '-created_at')
  .extend({
    action: z.enum(activityActions).optional(),
    event: z.enum(activityEvents).optional(),
    resource_type: z.enum(activityKinds).optional(),
    username: z.string().max(accountMaxLengths.username).optional(),
    from: timestamp.optional(),
    to: timestamp.optional(),
  })
  .refine(({ from, to }) => !from || !to || Date.parse(from) <= Date.parse(to), {
    path: ['to'],
    error: 'The end cannot be before the beginning.',
  });

export const activityPage = pageOf(activityEntry);

export type ActivityEntry = z.infer<typeof activityEntry>;
export type FieldChanges = z.infer<typeof fieldChanges>;
