import { z } from 'zod';
import { activityEvents, activityKinds } from './activity-kinds.js';
import { listQuery, pageOf } from './lists.js';
import { accountMaxLengths } from './max-lengths.js';
import { moment } from './moment.js';

export const activityActions = ['CREATE', 'UPDATE', 'DELETE'] as const;

/** What a change did to a field: `{ value: { before: 98, after: 97 } }`. Never of a field that a patient filled. */
const fieldChanges = z.record(z.string(), z.object({ before: z.unknown(), after: z.unknown() }));

/**
 * One change that staff made; `event` is the finer verb (`password_changed`), null where the action says it all. An entry
 * that another version of the program wrote may have a kind or an event that is not among ours: it is shown all the same.
 */
export const activityEntry = z.object({
  id: z.uuid(),
  action: z.enum(activityActions),
  event: z.string().nullable(),
  username: z.string(),
  resource_type: z.string(),
  resource_id: z.string().nullable(),
  /** What it was called then; null for what has no name, and for what would tell of a patient. */
  resource_name: z.string().nullable(),
  /** Null where an entry says nothing of single fields. */
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
    from: moment.optional(),
    to: moment.optional(),
  })
  .refine(({ from, to }) => !from || !to || Date.parse(from) <= Date.parse(to), {
    path: ['to'],
    error: 'The end cannot be before the beginning.',
  });

export const activityPage = pageOf(activityEntry);

export type ActivityEntry = z.infer<typeof activityEntry>;
export type FieldChanges = z.infer<typeof fieldChanges>;
