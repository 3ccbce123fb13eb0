import { z } from 'zod';
import { activityEntry } from './activity.js';

/** Opens one stream, once, within a minute: `GET /api/live?ticket=…`. */
export const liveTicket = z.object({ ticket: z.string(), expires_at: z.string() });

export const liveRequest = z.strictObject({ ticket: z.string().regex(/^[\w-]{20,100}$/) });

/** What happened, and nothing of whom: a listener that wants to know more reads it, with its own token. */
export const liveEvents = {
  activity: activityEntry.pick({ id: true, action: true, resource_type: true, created_at: true }),
  /** A request came in; sent to those who may read it. */
  consultation: z.object({ id: z.uuid(), created_at: z.string() }),
  /** The database was away for a while, so that events may be missing: read again what is shown. */
  gap: z.object({}),
};

export type LiveTicket = z.infer<typeof liveTicket>;
export type LiveEventName = keyof typeof liveEvents;
