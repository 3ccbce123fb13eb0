import { streamEvents } from '@lens/contracts/event-stream';
import { z } from 'zod';

/** Converts the time format of PostgreSQL to ISO 8601. */
const createdAt = { created_at: z.string().transform((time) => new Date(time).toISOString()) };

const notification = z.discriminatedUnion('event', [
  z.object({ event: z.literal('activity'), data: streamEvents.activity.extend(createdAt) }),
  z.object({ event: z.literal('consultation'), data: streamEvents.consultation.extend(createdAt) }),
  z.object({ event: z.literal('change'), data: streamEvents.change }),
  /** For the API itself: the role of this user has changed, or their sessions have ended. */
  z
    .object({ event: z.literal('access'), data: z.object({ user_id: z.uuid() }) })
    .transform(({ event, data }) => ({ event, userId: data.user_id })),
  /** For the API itself: much has changed at once, as in a restore. */
  z.object({ event: z.literal('gap') }),
]);

export type DatabaseNotification = z.infer<typeof notification>;

/**
 * Parses a notification of the database's triggers, and drops unknown fields. Undefined if it is unknown here: the
 * database may have been migrated by a newer replica.
 */
export function parseNotification(payload: string): DatabaseNotification | undefined {
  try {
    return notification.parse(JSON.parse(payload));
  } catch {
    return undefined;
  }
}
