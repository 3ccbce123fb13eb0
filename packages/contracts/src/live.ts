import { z } from 'zod';
import { activityActions, activityEntry } from './activity.js';

/** Opens one stream, once, within a minute: `GET /api/live?ticket=…`. */
export const liveTicket = z.object({ ticket: z.string(), expires_at: z.string() });

export const liveRequest = z.strictObject({ ticket: z.string().regex(/^[\w-]{20,100}$/) });

/** What changes are told of, row by row. */
export const liveResources = [
  'consultation',
  'consultation_note',
  'testimonial',
  'statistic',
  'media',
  'user',
  'text_comment',
  'article',
  'settings',
] as const;

/** What happened, and nothing of whom: a listener that wants to know more reads it, with its own token. */
export const liveEvents = {
  activity: activityEntry.pick({ id: true, action: true, resource_type: true, created_at: true }),
  /** A request came in; sent to those who may read it. */
  consultation: z.object({ id: z.uuid(), created_at: z.string() }),
  /** There is a next revision of a shared thing, or it is gone; sent to those who may read it. */
  change: z.object({
    resource_type: z.enum(liveResources),
    /** A uuid; of the settings, of which there is one row, `1`. */
    id: z.union([z.uuid(), z.literal('1')]),
    /** The request that a note belongs to. */
    within: z.uuid().nullable(),
    action: z.enum(activityActions),
    revision: z.int(),
    /** Who of the staff it was; null where it was nobody of them. */
    by: z.string().nullable(),
  }),
  /** The listener's role is not what it was: what they may read has to be asked for again. */
  access: z.object({}),
  /** The database was away for a while, so that events may be missing: read again what is shown. */
  gap: z.object({}),
};

export type LiveTicket = z.infer<typeof liveTicket>;
export type LiveChange = z.infer<typeof liveEvents.change>;
export type LiveEventName = keyof typeof liveEvents;
