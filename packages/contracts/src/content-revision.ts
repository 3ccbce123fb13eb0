import { z } from 'zod';

/**
 * `GET /api/content-revision`: changes whenever something changes that visitors are shown, and when a scheduled article
 * is due. It can only be compared: two answers are made from the same content if it was the same before both.
 */
export const contentRevision = z.object({ revision: z.string().min(1).max(200) });

/**
 * The header in which a caller names the content revision that it knows. The API then answers from that content or from
 * newer content, even if this replica has not heard of it yet.
 */
export const contentRevisionHeader = 'content-revision';

export type ContentRevision = z.infer<typeof contentRevision>;
