import { z } from 'zod';
import { languageCode } from './language-code.js';
import { commentMaxLength } from './max-lengths.js';
import { revisionFields } from './revisions.js';

/** `language`: about a text in one language. `source`: about its English, and shown in every language. */
const commentSubjects = ['language', 'source'] as const;

/** Somebody who may use the desk, and so can be asked in a comment. */
const deskColleague = z.object({ id: z.uuid(), username: z.string() });

/** A comment on a text, open until somebody resolves it. `username` stays after the account is deleted. */
export const textComment = z.object({
  id: z.uuid(),
  about: z.enum(commentSubjects),
  user_id: z.uuid().nullable(),
  username: z.string(),
  /** Plain text with line breaks. */
  text: z.string(),
  /** Whom it asks, by `@username` in the text; without those whose account is gone. */
  asks: z.array(deskColleague),
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

/** `/api/translations/colleagues`: everybody whom the caller can ask, by name. */
export const deskColleagues = z.object({ items: z.array(deskColleague) });

/** A comment that asks the caller, with the text that it is on. */
const askingComment = textComment
  .pick({ id: true, about: true, username: true, text: true, created_at: true })
  .extend({
    /** The language of the comment; of one about the English, null. */
    language: languageCode.nullable(),
    namespace: z.string(),
    key: z.string(),
    /** The English of the text; null if the text is gone, or the shell is away. */
    source: z.string().nullable(),
  });

/**
 * `/api/translations/asked`: the open comments that ask the caller and that the caller has not answered yet, newest
 * first. `items` are the first hundred of `total`.
 */
export const askingComments = z.object({ items: z.array(askingComment), total: z.int().min(0) });

export type CommentSubject = (typeof commentSubjects)[number];
export type TextComment = z.infer<typeof textComment>;
export type TextComments = z.infer<typeof textComments>;
export type CommentCreate = z.infer<typeof commentCreate>;
export type DeskColleague = z.infer<typeof deskColleague>;
export type DeskColleagues = z.infer<typeof deskColleagues>;
export type AskingComment = z.infer<typeof askingComment>;
export type AskingComments = z.infer<typeof askingComments>;
