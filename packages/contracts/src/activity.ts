import { z } from 'zod';
import { listQuery, pageOf } from './lists.js';

export const activityActions = ['CREATE', 'UPDATE', 'DELETE'] as const;

/** One change that staff made; `event` is the finer verb (`password_changed`), null where the action says it all. */
export const activityEntry = z.object({
  id: z.uuid(),
  action: z.enum(activityActions),
  event: z.string().nullable(),
  username: z.string(),
  resource_type: z.string(),
  resource_id: z.string().nullable(),
  created_at: z.string(),
});

export const activityQuery = listQuery(['created_at'], '-created_at').extend({
  action: z.enum(activityActions).optional(),
  resource_type: z.string().max(60).optional(),
  username: z.string().max(100).optional(),
});

export const activityPage = pageOf(activityEntry);

export type ActivityEntry = z.infer<typeof activityEntry>;
