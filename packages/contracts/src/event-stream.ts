import { z } from 'zod';
import { activityActions, activityEntry } from './activity.js';

/** Opens one event stream, within a minute: `GET /api/live?ticket=…`. */
export const streamTicket = z.object({ ticket: z.string(), expires_at: z.string() });

export const streamRequest = z.strictObject({ ticket: z.string().regex(/^[\w-]{20,100}$/) });

/** The kinds of rows whose changes the stream reports. */
const streamResources = [
  'consultation',
  'consultation_note',
  'testimonial',
  'statistic',
  'media',
  'user',
  'text_comment',
  'article',
  'settings',
  /** The modules of the site, and their roll-outs: one thing, as they have one registry. */
  'module',
  /** Of these two it reports only deletions. */
  'mail',
  'subscriber',
  'desk_text',
  'text_set',
] as const;

/** `ko/common/hero.title`; with `en` it names the English, which concerns every language. */
const textPath = z.string().regex(/^[a-z]{2}(?:-[A-Z]{2})?\/[a-z][a-z0-9-]*\/[\w.-]+$/);

/** Events say what happened, without personal data: a tab that needs more requests it with its own token. */
export const streamEvents = {
  activity: activityEntry.pick({ id: true, action: true, resource_type: true, created_at: true }),
  /** A consultation request came in; sent to those who may read it. */
  consultation: z.object({ id: z.uuid(), created_at: z.string() }),
  /** A row has a new revision or was deleted; sent to those who may read it. */
  change: z.object({
    resource_type: z.enum(streamResources),
    /**
     * A uuid; `1` for the settings, which are one row, and for the modules; the name of a text; or the number of the text set that was
     * activated, `0` for none. Activating an earlier set is an `UPDATE`.
     */
    id: z.union([z.uuid(), z.string().regex(/^\d{1,9}$/), textPath]),
    /** The request that a note belongs to, or the text that a comment is about. */
    within: z.union([z.uuid(), textPath]).nullable(),
    action: z.enum(activityActions),
    revision: z.int(),
    /** The username; null if it was not done by staff. */
    by: z.string().nullable(),
  }),
  /** The user's own role has changed, so the tab has to read again what that role may see. */
  access: z.object({
    /** The username of who changed it; null if it was not done by staff. */
    by: z.string().nullable(),
  }),
  /** The database was unavailable for a while and events may be missing: the tab has to read again what it shows. */
  gap: z.object({}),
};

export type StreamTicket = z.infer<typeof streamTicket>;
export type AccessChange = z.infer<typeof streamEvents.access>;
export type RowChange = z.infer<typeof streamEvents.change>;
export type StreamEventName = keyof typeof streamEvents;
