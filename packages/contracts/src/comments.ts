import { z } from 'zod';
import { commentMaxLength } from './max-lengths.js';
import { revisionFields } from './revisions.js';

/** `language`: about a text in one language. `source`: about its English, and shown in every language. */
const commentSubjects = ['language', 'source'] as const;

/** A comment on a text, open until somebody resolves it. `username` stays after the account is deleted. */
export const textComment = z.object({
  id: z.uuid(),
  about: z.enum(commentSubjects),
  user_id: z.uuid().nullable(),
  username: z.string(),
  /** Plain text with line breaks. */
  text: z.string(),
  created_at: z.string(),
  resolved_by: z.string().nullable(),
  resolved_at: z.string().nullable(),
  ...revisionFields,
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
