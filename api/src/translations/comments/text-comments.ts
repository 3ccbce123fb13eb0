import { Injectable } from '@nestjs/common';
import type { ActivityEvent } from '@lens/contracts/activity-kinds';
import type { CommentCreate, TextComment, TextComments as CommentList } from '@lens/contracts/comments';
import { sourceLanguage } from '@lens/contracts/languages';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { ActivityLog } from '../../activity/activity-log.js';
import { ApiError } from '../../common/errors/api-error.js';
import { conflictWith, raised, raiseRevision, type Seen } from '../../common/revision/raise-revision.js';
import type { Staff } from '../../common/staff.js';
import type { TextName } from '../texts/desk-entries.js';
import { TextCommentRow } from '../texts/text-comment.entity.js';
import { TextList } from '../texts/text-list.js';

/** What the people at the desk ask and answer at a text. Of what they say the log has no word. */
@Injectable()
export class TextComments {
  constructor(
    private readonly database: DataSource,
    private readonly activity: ActivityLog,
    private readonly texts: TextList,
  ) {}

  /** Those on the English are listed in every language. @throws ApiError 404, 503 `texts_unavailable` */
  async list(name: TextName): Promise<CommentList> {
    const { manager } = this.database;
    await this.texts.one(manager, name);
    return listed(manager, name);
  }

  /** @throws ApiError 404, 503 `texts_unavailable` */
  async add(staff: Staff, name: TextName, { text, about }: CommentCreate): Promise<TextComment> {
    // Asked before: nothing is held while somebody else is waited for.
    await this.texts.one(this.database.manager, name);
    return this.database.transaction(async (manager) => {
      const { id: user_id, username } = staff;
      const language = about === 'source' ? null : name.language;
      const row = await manager.save(
        manager.create(TextCommentRow, {
          ...name,
          language,
          user_id,
          username,
          text,
          changed_by: username,
          ...open,
        }),
      );
      await this.record(manager, staff, row, 'comment_added');
      return commentOf(row);
    });
  }

  /** Everybody deletes what they said themselves, administrators anything. @throws ApiError 404, 403 `not_the_author`, 412 */
  async remove(staff: Staff, name: TextName, seen: Seen): Promise<void> {
    await this.database.transaction(async (manager) => {
      const row = await lockComment(manager, name, seen.id);
      if (row.user_id !== staff.id && staff.role !== 'admin') throw new ApiError('not_the_author');
      await raiseRevision(manager, TextCommentRow, seen, staff);
      await manager.delete(TextCommentRow, seen.id);
      await this.record(manager, staff, row, 'comment_deleted');
    });
  }

  /** Settles what was said up to this comment, and nothing that came later: nobody has read that. @throws ApiError 404, 412 */
  async resolve(staff: Staff, name: TextName, seen: Seen): Promise<CommentList> {
    return this.database.transaction(async (manager) => {
      const { id } = seen;
      const row = await lockComment(manager, name, id);
      requireNewest(row, seen, staff);
      const { affected } = await manager
        .createQueryBuilder()
        .update(TextCommentRow)
        .set({ resolved_by: staff.username, resolved_at: () => 'now()', ...raised(staff.username) })
        .where({ namespace: row.namespace, key: row.key, resolved_at: IsNull() })
        .andWhere('language IS NOT DISTINCT FROM :language', { language: row.language })
        .andWhere('(created_at, id) <= (SELECT created_at, id FROM text_comments WHERE id = :id)', { id })
        .execute();
      if (affected) await this.record(manager, staff, row, 'comments_resolved');
      return listed(manager, name);
    });
  }

  /** @throws ApiError 404, 412 */
  async reopen(staff: Staff, name: TextName, seen: Seen): Promise<CommentList> {
    return this.database.transaction(async (manager) => {
      const row = await lockComment(manager, name, seen.id);
      requireNewest(row, seen, staff);
      if (row.resolved_at !== null) {
        await manager.update(TextCommentRow, seen.id, { ...open, ...raised(staff.username) });
        await this.record(manager, staff, row, 'comment_reopened');
      }
      return listed(manager, name);
    });
  }

  private record(
    manager: EntityManager,
    staff: Staff,
    row: TextCommentRow,
    event: ActivityEvent,
  ): Promise<void> {
    const resource_id = `${row.language ?? sourceLanguage}/${row.namespace}/${row.key}`;
    const change = { action: 'UPDATE', event, resource_type: 'translation', resource_id } as const;
    return this.activity.record(manager, staff, change);
  }
}

const open = { resolved_by: null, resolved_at: null };

/** The comments that a language shows at a text. */
const shownAt = ({ language, namespace, key }: TextName) => [
  { namespace, key, language },
  { namespace, key, language: IsNull() },
];

async function listed(manager: EntityManager, name: TextName): Promise<CommentList> {
  const order = { created_at: 'ASC', id: 'ASC' } as const;
  const rows = await manager.find(TextCommentRow, { where: shownAt(name), order });
  return { items: rows.map(commentOf) };
}

/** Kept as it is until the transaction is over. @throws ApiError 404 */
async function lockComment(manager: EntityManager, name: TextName, id: string): Promise<TextCommentRow> {
  const where = shownAt(name).map((text) => ({ ...text, id }));
  const row = await manager.findOne(TextCommentRow, { where, lock: { mode: 'pessimistic_write' } });
  if (!row) throw new ApiError('not_found');
  return row;
}

/** @throws ApiError 412 for one that is held already, where somebody was quicker */
function requireNewest(row: TextCommentRow, { revision }: Seen, { username }: Staff): void {
  if (row.revision !== revision) throw conflictWith(row.changed_by, username);
}

const commentOf = ({ language, ...row }: TextCommentRow): TextComment => ({
  ...row,
  about: language === null ? 'source' : 'language',
});
