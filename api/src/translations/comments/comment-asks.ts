import { findAskedNames } from '@lens/contracts/asked-names';
import type { DeskColleague } from '@lens/contracts/comments';
import { In, Not, type EntityManager } from 'typeorm';
import { User } from '../../auth/accounts/user.entity.js';
import { allowedRoles } from '../../common/access.js';
import { TextCommentRow } from '../texts/text-comment.entity.js';
import { CommentAsk } from './comment-ask.entity.js';

const maxListed = 100;

/** Everybody who may use the desk, except the one who asks, by name. */
export function listColleagues(manager: EntityManager, userId: string): Promise<DeskColleague[]> {
  return manager.find(User, {
    select: { id: true, username: true },
    where: { role: In(allowedRoles('translator')), id: Not(userId) },
    order: { username: 'ASC' },
  });
}

/** Stores whom a new comment asks. A name that nobody has is plain text. */
export async function storeAsks(
  manager: EntityManager,
  { id: comment_id, text, user_id }: TextCommentRow & { user_id: string },
): Promise<DeskColleague[]> {
  if (!text.includes('@')) return [];
  const { found } = findAskedNames(text, await listColleagues(manager, user_id));
  const asks = [...new Set(found.map(({ colleague }) => colleague))];
  if (asks.length > 0)
    await manager.insert(
      CommentAsk,
      asks.map(({ id }) => ({ comment_id, user_id: id })),
    );
  return asks;
}

/** Whom each of the comments asks, by its id. */
export async function readAsks(
  manager: EntityManager,
  comments: readonly { id: string }[],
): Promise<(id: string) => DeskColleague[]> {
  const rows = await manager
    .createQueryBuilder(CommentAsk, 'ask')
    .innerJoin(User, 'user', 'user.id = ask.user_id')
    .select(['ask.comment_id AS comment_id', 'user.id AS id', 'user.username AS username'])
    .where({ comment_id: In(comments.map(({ id }) => id)) })
    .orderBy('user.username')
    .getRawMany<DeskColleague & { comment_id: string }>();
  return (id) =>
    rows
      .filter(({ comment_id }) => comment_id === id)
      .map(({ id: userId, username }) => ({ id: userId, username }));
}

/**
 * An answer is a later comment of whoever is asked: on the text, in the language of the question or about the English.
 * A question about the English is answered in any language.
 */
const isUnanswered = `NOT EXISTS (
  SELECT FROM text_comments answer
  WHERE answer.user_id = ask.user_id AND answer.namespace = comment.namespace AND answer.key = comment.key
    AND (answer.language = comment.language OR answer.language IS NULL OR comment.language IS NULL)
    AND (answer.created_at, answer.id) > (comment.created_at, comment.id))`;

/** The comments that wait for an answer of a user, newest first. */
export async function listAsking(
  manager: EntityManager,
  userId: string,
): Promise<{ rows: TextCommentRow[]; total: number }> {
  const [rows, total] = await manager
    .createQueryBuilder(TextCommentRow, 'comment')
    .innerJoin(CommentAsk, 'ask', 'ask.comment_id = comment.id')
    .where('ask.user_id = :userId AND comment.resolved_at IS NULL', { userId })
    .andWhere(isUnanswered)
    .orderBy('comment.created_at', 'DESC')
    .addOrderBy('comment.id', 'DESC')
    .take(maxListed)
    .getManyAndCount();
  return { rows, total };
}
