import { liveEvents } from '@lens/contracts/live';
import { z } from 'zod';

/** PostgreSQL writes times in its own way. */
const moment = { created_at: z.string().transform((time) => new Date(time).toISOString()) };

const message = z.discriminatedUnion('event', [
  z.object({ event: z.literal('activity'), data: liveEvents.activity.extend(moment) }),
  z.object({ event: z.literal('consultation'), data: liveEvents.consultation.extend(moment) }),
  z.object({ event: z.literal('change'), data: liveEvents.change }),
  /** For the program itself: what this user may do is not what it was. */
  z
    .object({ event: z.literal('access'), data: z.object({ user_id: z.uuid() }) })
    .transform(({ event, data }) => ({ event, userId: data.user_id })),
  /** For the program itself: much has changed at once, as by a restore. */
  z.object({ event: z.literal('gap') }),
]);

export type Message = z.infer<typeof message>;

/**
 * What the triggers of the database send, stripped to its schema, as every answer is. Undefined for what is not
 * understood: a newer replica may tell of things that this one does not know.
 */
export function readMessage(payload: string): Message | undefined {
  try {
    return message.parse(JSON.parse(payload));
  } catch {
    return undefined;
  }
}
