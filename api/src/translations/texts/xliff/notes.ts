import { findDescriptions } from '@lens/contracts/descriptions';
import { commentCreate } from '@lens/contracts/comments';
import { IsNull, type EntityManager } from 'typeorm';
import type { DeskEntry } from '../desk-entries.js';
import { TextCommentRow } from '../text-comment.entity.js';

/** A `<note>` beside a text. */
export interface Note {
  text: string;
  /** Its author. */
  from?: string;
}

/** The author of descriptions. They come back when a file is imported, and must not become comments. */
const siteAuthor = 'site';

/** Per unit. A file with more notes on one text is not a translation. */
const maxNotes = 20;

/** The description of a text, for translators. */
export function siteNotes({ name, required: { source, form }, descriptions }: DeskEntry): Note[] {
  const texts = [
    ...findDescriptions(descriptions, name.key, source),
    ...(form ? [`The plural form “${form}” of the language.`] : []),
  ];
  return texts.map((text) => ({ text, from: siteAuthor }));
}

type FileName = Pick<DeskEntry['name'], 'language' | 'namespace'>;

/** The comments that a language shows on the texts of a namespace, by key. */
export async function commentsByKey(
  manager: EntityManager,
  { language, namespace }: FileName,
): Promise<Map<string, TextCommentRow[]>> {
  const rows = await manager.find(TextCommentRow, {
    where: [
      { namespace, language },
      { namespace, language: IsNull() },
    ],
    order: { created_at: 'ASC', id: 'ASC' },
  });
  const comments = new Map<string, TextCommentRow[]>();
  for (const row of rows) comments.set(row.key, [...(comments.get(row.key) ?? []), row]);
  return comments;
}

/** The author has no account here, so the text of the comment begins with the name. */
const toCommentText = ({ text, from }: Note): string =>
  (from ? `${from}: ${text}` : text).slice(0, commentCreate.shape.text.maxLength ?? undefined);

/** The notes of a file that are neither descriptions nor existing comments, open or resolved; as texts of comments. */
export function newNotes(entry: DeskEntry, notes: Note[], comments: TextCommentRow[]): string[] {
  const existing = new Set([...siteNotes(entry), ...comments].map(({ text }) => text.trim()));
  const texts = notes
    .map(({ text, from }) => ({ text: text.trim(), from: from?.trim() }))
    .filter(({ text, from }) => text !== '' && from !== siteAuthor && !existing.has(text))
    .map(toCommentText)
    .filter((text) => !existing.has(text));
  return [...new Set(texts)].slice(0, maxNotes);
}
