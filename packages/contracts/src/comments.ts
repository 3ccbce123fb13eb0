import { z } from 'zod';
import { commentMaxLength } from './max-lengths.js';
import { revised } from './revisions.js';

/** `language`: of what a text says in one language. `source`: of its English, and shown in every language. */
const commentSubjects = ['language', 'source'] as const;

/** What somebody at the desk says of a text; `username` outlives the account. Open until somebody resolves it. */
export const textComment = z.object({
  id: z.uuid(),
  about: z.enum(commentSubjects),
  user_id: z.uuid().nullable(),
  username: z.string(),
  /** Plain text; its line breaks count. */
  text: z.string(),
  created_at: z.string(),
  resolved_by: z.string().nullable(),
  resolved_at: z.string().nullable(),
  ...revised,
});

/** `/api/translations/texts/ko/common/hero.title/comments`, oldest first. */
export const textComments = z.object({ items: z.array(textComment) });

export const commentCreate = z.strictObject({
  text: z.string().trim().min(1).max(commentMaxLength),
  about: z.enum(commentSubjects),
});

export type CommentSubject = (typeof commentSubjects)[number];
export type TextComment = z.infer<typeof textComment>;
export type TextComments = z.infer<typeof textComments>;
export type CommentCreate = z.infer<typeof commentCreate>;
