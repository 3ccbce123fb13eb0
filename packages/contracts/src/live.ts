import { z } from 'zod';
import { activityActions, activityEntry } from './activity.js';

/** Opens one stream, once, within a minute: `GET /api/live?ticket=…`. */
export const liveTicket = z.object({ ticket: z.string(), expires_at: z.string() });

export const liveRequest = z.strictObject({ ticket: z.string().regex(/^[\w-]{20,100}$/) });

/** What changes are told of, row by row. */
const liveResources = [
  'consultation',
  'consultation_note',
  'testimonial',
  'statistic',
  'media',
  'user',
  'text_comment',
  'article',
  'settings',
  /** Of these two it is told only that they are gone. */
  'mail',
  'subscriber',
  'desk_text',
  'text_set',
] as const;

/** `ko/common/hero.title`; `en` is the English of a text, for every language. */
const nameOfText = z.string().regex(/^[a-z]{2}(?:-[A-Z]{2})?\/[a-z][a-z0-9-]*\/[\w.-]+$/);

/** What happened, and nothing of whom: a listener that wants to know more reads it, with its own token. */
export const liveEvents = {
  activity: activityEntry.pick({ id: true, action: true, resource_type: true, created_at: true }),
  /** A request came in; sent to those who may read it. */
  consultation: z.object({ id: z.uuid(), created_at: z.string() }),
  /** There is a next revision of a shared thing, or it is gone; sent to those who may read it. */
  change: z.object({
    resource_type: z.enum(liveResources),
    /**
     * A uuid; of the settings, of which there is one row, `1`; of a text of the desk its name; of a set of texts the number
     * of the one that went live, `0` where that is none: one that was live before is an `UPDATE`.
     */
    id: z.union([z.uuid(), z.string().regex(/^\d{1,9}$/), nameOfText]),
    /** The request that a note belongs to, or the text that a comment stands at. */
    within: z.union([z.uuid(), nameOfText]).nullable(),
    action: z.enum(activityActions),
    revision: z.int(),
    /** Who of the staff it was; null where it was nobody of them. */
    by: z.string().nullable(),
  }),
  /** The listener's role is not what it was: what they may read has to be asked for again. */
  access: z.object({
    /** Who gave it; null where it was nobody of the staff. */
    by: z.string().nullable(),
  }),
  /** The database was away for a while, so that events may be missing: read again what is shown. */
  gap: z.object({}),
};

export type LiveTicket = z.infer<typeof liveTicket>;
export type LiveAccess = z.infer<typeof liveEvents.access>;
export type LiveChange = z.infer<typeof liveEvents.change>;
export type LiveEventName = keyof typeof liveEvents;
