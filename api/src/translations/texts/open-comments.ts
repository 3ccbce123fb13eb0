import type { LanguageCode } from '@lens/contracts/languages';
import { IsNull, type EntityManager } from 'typeorm';
import type { TextName } from './desk-entries.js';
import { TextCommentRow } from './text-comment.entity.js';

/** Counts the unresolved comments on each text of a language. Those about the English count in every language. */
export async function countOpenComments(
  manager: EntityManager,
  language: LanguageCode,
): Promise<(text: TextName) => number> {
  const unresolved = { resolved_at: IsNull() };
  const rows = await manager
    .createQueryBuilder(TextCommentRow, 'comment')
    .select(['comment.namespace AS namespace', 'comment.key AS key', 'count(*)::int AS count'])
    .where([
      { ...unresolved, language },
      { ...unresolved, language: IsNull() },
    ])
    .groupBy('comment.namespace')
    .addGroupBy('comment.key')
    .getRawMany<Pick<TextName, 'namespace' | 'key'> & { count: number }>();
  const counts = new Map(rows.map((row) => [threadId(row), row.count]));
  return (text) => counts.get(threadId(text)) ?? 0;
}

const threadId = ({ namespace, key }: Pick<TextName, 'namespace' | 'key'>): string => `${namespace}/${key}`;
