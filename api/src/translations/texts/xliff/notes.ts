import { descriptionOf } from '@lens/contracts/descriptions';
import { commentCreate } from '@lens/contracts/comments';
import { IsNull, type EntityManager } from 'typeorm';
import type { Seen } from '../desk-entries.js';
import { TextCommentRow } from '../text-comment.entity.js';

/** What is said of a text beside it. */
export interface Note {
  text: string;
  /** Whose words they are. */
  from?: string;
}

/** Whose notes are descriptions: they come back with a file, and are nobody's remark. */
const ofSite = 'site';

/** So many a unit; a file that says more of one text is no translation. */
const mostNotes = 20;

/** What the site itself says of a text to whoever translates it. */
export function siteNotes({ name, wanted: { source, form }, descriptions }: Seen): Note[] {
  const said = [
    ...descriptionOf(descriptions, name.key, source),
    ...(form ? [`The plural form “${form}” of the language.`] : []),
  ];
  return said.map((text) => ({ text, from: ofSite }));
}

type Place = Pick<Seen['name'], 'language' | 'namespace'>;

/** Every comment that a language shows at texts of a namespace, by their keys. */
export async function commentsBeside(
  manager: EntityManager,
  { language, namespace }: Place,
): Promise<Map<string, TextCommentRow[]>> {
  const rows = await manager.find(TextCommentRow, {
    where: [
      { namespace, language },
      { namespace, language: IsNull() },
    ],
    order: { created_at: 'ASC', id: 'ASC' },
  });
  const beside = new Map<string, TextCommentRow[]>();
  for (const row of rows) beside.set(row.key, [...(beside.get(row.key) ?? []), row]);
  return beside;
}

/** A note as a comment: who wrote it has no account here, so the name stands before the words. */
const commentOf = ({ text, from }: Note): string =>
  (from ? `${from}: ${text}` : text).slice(0, commentCreate.shape.text.maxLength ?? undefined);

/** Which notes of a file say something new of a text: no description, and nothing that stands there or was resolved. */
export function newRemarks(seen: Seen, notes: Note[], comments: TextCommentRow[]): string[] {
  const known = new Set([...siteNotes(seen), ...comments].map(({ text }) => text.trim()));
  const remarks = notes
    .map(({ text, from }) => ({ text: text.trim(), from: from?.trim() }))
    .filter(({ text, from }) => text !== '' && from !== ofSite && !known.has(text))
    .map(commentOf)
    .filter((remark) => !known.has(remark));
  return [...new Set(remarks)].slice(0, mostNotes);
}
