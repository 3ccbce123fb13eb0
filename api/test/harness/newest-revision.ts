import type { DataSource } from 'typeorm';
import { folderRevision, type FiledPicture } from '../../src/media/folders/folder-tree.js';

const id = '([^/]+)';
/** The table of the row that a path names. */
const tables: [RegExp, string][] = [
  [new RegExp(`/consultations/[^/]+/notes/${id}$`), 'consultation_notes'],
  [new RegExp(`/consultations/${id}/(?:status|assignee)$`), 'consultations'],
  [new RegExp(`/comments/${id}(?:/resolve|/reopen)?$`), 'text_comments'],
  [new RegExp(`/translations/runs/${id}/(?:cancel|resume)$`), 'translation_runs'],
  [new RegExp(`^/api/newsletter/(?!confirm$|unsubscribe$)${id}$`), 'subscribers'],
  ...['testimonials', 'statistics', 'media', 'users', 'mails'].map((table): [RegExp, string] => [
    new RegExp(`^/api/${table}/${id}(?:/[a-z-]+)?$`),
    table,
  ]),
];

/** The keys of the texts that a file translates: nested JSON, or XLIFF. */
function keysOf(body: unknown, path: string[] = []): string[] {
  if (typeof body === 'string') {
    const units = body
      .split('</trans-unit>')
      .filter((unit) => /<target\b(?:[^>]*[^/])?>(?!\s*<\/target>)/.test(unit));
    return units.flatMap((unit) => /<trans-unit\b[^>]*\bid="([^"]+)"/.exec(unit)?.[1] ?? []);
  }
  return Object.entries(body ?? {}).flatMap(([name, value]) => {
    if (typeof value === 'object') return keysOf(value, [...path, name]);
    return String(value).trim() === '' ? [] : [[...path, name].join('.')];
  });
}

/**
 * The current revision of the row at this path, as somebody who has just read it would send it; 1 if there is no such
 * row. Undefined where the API requires no revision.
 */
export async function newestRevision(
  { manager }: DataSource,
  path: string,
  body: unknown,
): Promise<number | undefined> {
  if (path === '/api/media/folders/rename') {
    const filed = await manager.query<FiledPicture[]>(
      `SELECT id, folder FROM media WHERE folder = $1 OR starts_with(folder, $1 || '/')`,
      [String((body as { from?: unknown } | undefined)?.from)],
    );
    return folderRevision(filed);
  }
  if (/\/translations\/sets\/[^/]+\/activate$/.test(path)) {
    const [newest] = await manager.query<{ number: number | null }[]>(
      'SELECT number FROM text_set_activations ORDER BY id DESC LIMIT 1',
    );
    return newest?.number ?? 0;
  }
  const [, ...text] = /\/texts\/([^/]+)\/([^/]+)\/([^/]+)\/back-translation$/.exec(path) ?? [];
  if (text.length > 0) {
    const [row] = await manager.query<{ revision: number }[]>(
      'SELECT revision FROM back_translations WHERE (language, namespace, key) = ($1, $2, $3)',
      text,
    );
    return row?.revision ?? 0;
  }
  const [, language, namespace] =
    /\/translations\/files\/([^/]+)\/([^/?]+)(?:\/xliff)?(?:\?.*)?$/.exec(path) ?? [];
  if (language) {
    const [{ revision }] = await manager.query<[{ revision: number }]>(
      `SELECT coalesce(sum(revision), 0)::int AS revision FROM desk_texts
        WHERE language = $1 AND namespace = $2 AND key = ANY ($3)`,
      [language, namespace, keysOf(body)],
    );
    return revision;
  }
  for (const [pattern, table] of tables) {
    const [, rowId] = pattern.exec(path) ?? [];
    if (!rowId) continue;
    const [row] = await manager.query<{ revision: number }[]>(
      `SELECT revision FROM ${table} WHERE id::text = $1`,
      [rowId],
    );
    return row?.revision ?? 1;
  }
  return undefined;
}
