import { Injectable } from '@nestjs/common';
import type { ActivityEvent } from '@lens/contracts/activity-kinds';
import type {
  AskingComment,
  AskingComments,
  CommentCreate,
  DeskColleague,
  DeskColleagues,
  TextComment,
  TextComments as CommentList,
} from '@lens/contracts/comments';
import { sourceLanguage } from '@lens/contracts/languages';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { ActivityLog } from '../../activity/activity-log.js';
import { ApiError } from '../../common/errors/api-error.js';
import {
  revisionConflict,
  nextRevision,
  raiseRevision,
  type BaseRevision,
} from '../../common/revision/raise-revision.js';
import type { Staff } from '../../common/staff.js';
import type { TextName } from '../texts/desk-entries.js';
import { TextCommentRow } from '../texts/text-comment.entity.js';
import { ShippedTexts } from '../texts/shipped-texts.js';
import { TextList } from '../texts/text-list.js';
import { listAsking, listColleagues, readAsks, storeAsks } from './comment-asks.js';

/** Comments that translators write about a text. The activity log does not contain their words. */
@Injectable()
export class TextComments {
  constructor(
    private readonly database: DataSource,
    private readonly activity: ActivityLog,
    private readonly texts: TextList,
    private readonly shipped: ShippedTexts,
  ) {}

  /** Comments about the English are listed for every language. @throws ApiError 404, 503 `texts_unavailable` */
  async list(name: TextName): Promise<CommentList> {
    const { manager } = this.database;
    await this.texts.findOrFail(manager, name);
    return listComments(manager, name);
  }

  /** @throws ApiError 404, 503 `texts_unavailable` */
  async add(staff: Staff, name: TextName, { text, about }: CommentCreate): Promise<TextComment> {
    // Before the transaction, so that no lock is held while waiting for the shell.
    await this.texts.findOrFail(this.database.manager, name);
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
          ...unresolved,
        }),
      );
      const asks = await storeAsks(manager, { ...row, user_id });
      await this.record(manager, staff, row, 'comment_added');
      return toComment(row, asks);
    });
  }

  /** Authors may delete their own comments, administrators any. @throws ApiError 404, 403 `not_the_author`, 412 */
  async remove(staff: Staff, name: TextName, base: BaseRevision): Promise<void> {
    await this.database.transaction(async (manager) => {
      const row = await lockComment(manager, name, base.id);
      if (row.user_id !== staff.id && staff.role !== 'admin') throw new ApiError('not_the_author');
      await raiseRevision(manager, TextCommentRow, base, staff);
      await manager.delete(TextCommentRow, base.id);
      await this.record(manager, staff, row, 'comment_deleted');
    });
  }

  /** Resolves this comment and the earlier ones; staff may not have read the later ones. @throws ApiError 404, 412 */
  async resolve(staff: Staff, name: TextName, base: BaseRevision): Promise<CommentList> {
    return this.database.transaction(async (manager) => {
      const { id } = base;
      const row = await lockComment(manager, name, id);
      requireCurrentRevision(row, base, staff);
      const { affected } = await manager
        .createQueryBuilder()
        .update(TextCommentRow)
        .set({ resolved_by: staff.username, resolved_at: () => 'now()', ...nextRevision(staff.username) })
        .where({ namespace: row.namespace, key: row.key, resolved_at: IsNull() })
        .andWhere('language IS NOT DISTINCT FROM :language', { language: row.language })
        .andWhere('(created_at, id) <= (SELECT created_at, id FROM text_comments WHERE id = :id)', { id })
        .execute();
      if (affected) await this.record(manager, staff, row, 'comments_resolved');
      return listComments(manager, name);
    });
  }

  /** @throws ApiError 404, 412 */
  async reopen(staff: Staff, name: TextName, base: BaseRevision): Promise<CommentList> {
    return this.database.transaction(async (manager) => {
      const row = await lockComment(manager, name, base.id);
      requireCurrentRevision(row, base, staff);
      if (row.resolved_at !== null) {
        await manager.update(TextCommentRow, base.id, { ...unresolved, ...nextRevision(staff.username) });
        await this.record(manager, staff, row, 'comment_reopened');
      }
      return listComments(manager, name);
    });
  }

  async colleagues(staff: Staff): Promise<DeskColleagues> {
    return { items: await listColleagues(this.database.manager, staff.id) };
  }

  /** The comments that wait for an answer of the caller, newest first. */
  async asking(staff: Staff): Promise<AskingComments> {
    const { rows, total } = await listAsking(this.database.manager, staff.id);
    return { items: await Promise.all(rows.map((row) => this.toAskingComment(row))), total };
  }

  private async toAskingComment(row: TextCommentRow): Promise<AskingComment> {
    const { id, username, text, created_at, language, namespace, key } = row;
    const source = await this.shipped
      // A comment about the English has no language; Arabic has every plural form.
      .file(language ?? languageOfAllForms, namespace)
      .then(({ required }) => required.get(key)?.source ?? null)
      // The comment is shown without it.
      .catch(() => null);
    const about = language === null ? 'source' : 'language';
    return { id, about, username, text, created_at, language, namespace, key, source };
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

const languageOfAllForms = 'ar';

const unresolved = { resolved_by: null, resolved_at: null };

/** The conditions of the comments that a language shows with a text. */
const shownWith = ({ language, namespace, key }: TextName) => [
  { namespace, key, language },
  { namespace, key, language: IsNull() },
];

async function listComments(manager: EntityManager, name: TextName): Promise<CommentList> {
  const order = { created_at: 'ASC', id: 'ASC' } as const;
  const rows = await manager.find(TextCommentRow, { where: shownWith(name), order });
  const asksOf = await readAsks(manager, rows);
  return { items: rows.map((row) => toComment(row, asksOf(row.id))) };
}

/** @throws ApiError 404 */
async function lockComment(manager: EntityManager, name: TextName, id: string): Promise<TextCommentRow> {
  const where = shownWith(name).map((text) => ({ ...text, id }));
  const row = await manager.findOne(TextCommentRow, { where, lock: { mode: 'pessimistic_write' } });
  if (!row) throw new ApiError('not_found');
  return row;
}

/** For a row that is locked already. @throws ApiError 412 when somebody else has changed it */
function requireCurrentRevision(row: TextCommentRow, { revision }: BaseRevision, { username }: Staff): void {
  if (row.revision !== revision) throw revisionConflict(row.changed_by, username);
}

const toComment = ({ language, ...row }: TextCommentRow, asks: DeskColleague[]): TextComment => ({
  ...row,
  asks,
  about: language === null ? 'source' : 'language',
});
