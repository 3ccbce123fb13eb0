import { Injectable } from '@nestjs/common';
import type { ActivityEvent } from '@lens/contracts/activity-kinds';
import type { DeskText, DeskUpdate, TextHistory } from '@lens/contracts/desk';
import { hashOf } from '@lens/contracts/text-hash';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityLog } from '../../activity/activity-log.js';
import { fieldChanges } from '../../activity/field-changes.js';
import { ApiError } from '../../common/errors/api-error.js';
import type { Staff } from '../../common/staff.js';
import { DeskTextVersion } from './desk-text.entity.js';
import { toDeskText, findingsIn, type DeskEntry, type TextName } from './desk-entries.js';
import { hasBlocking } from './findings.js';
import { requirePermission } from '../permissions/require-permission.js';
import { saveRevision, lockText, type TextContent } from './save-revision.js';
import { signatureOf } from './signatures.js';
import { TextList } from './text-list.js';

/** The changes that staff make to single texts. Each is stored as a revision and recorded in the activity log. */
@Injectable()
export class TextDesk {
  constructor(
    private readonly database: DataSource,
    private readonly activity: ActivityLog,
    private readonly list: TextList,
  ) {}

  /**
   * @throws ApiError 403 `language_not_permitted`, 404, 409 `translation_blocked`, `translator_required`,
   *   `second_person_required`, `qualification_required`, 412 `revision_conflict`, `source_changed`, 503
   */
  async save(
    staff: Staff,
    name: TextName,
    revision: number,
    { text, state, source }: DeskUpdate,
  ): Promise<DeskText> {
    requirePermission(staff, state === 'reviewed' ? 'review' : 'translate', [name.language]);
    // Before the transaction, so that no lock is held while waiting for the shell.
    const practice = await this.list.practiceNames(this.database.manager);
    const entry = await this.list.findOrFail(this.database.manager, name);
    // Otherwise the text would be stored as a translation of an English that its author has not seen.
    if (hashOf(entry.required.source) !== source) throw new ApiError('source_changed');
    if (state === 'reviewed') {
      const findings = findingsIn(entry, text, practice).filter(({ severity }) => severity === 'block');
      const details = findings.map(({ code, found }) => ({ path: 'text', code, message: found }));
      if (hasBlocking(findings)) throw new ApiError('translation_blocked', { details });
    }
    return this.database.transaction(async (manager) => {
      const row = await lockText(manager, name);
      if ((row?.revision ?? 0) !== revision) throw new ApiError('revision_conflict');
      const content = { text, state, source: entry.required.source };
      const signature = await signatureOf(manager, staff, { ...entry, row }, content);
      const saved = await this.write(manager, staff, { ...entry, row }, { ...content, ...signature });
      return toDeskText(saved, practice);
    });
  }

  /**
   * @param current the revision that the caller believes to be the newest
   * @param revision the one to restore
   * @throws ApiError 403, 404 when there is no such revision, 412 `revision_conflict`, 503 `texts_unavailable`
   */
  async revert(staff: Staff, name: TextName, current: number, revision: number): Promise<DeskText> {
    requirePermission(staff, 'translate', [name.language]);
    const practice = await this.list.practiceNames(this.database.manager);
    const entry = await this.list.findOrFail(this.database.manager, name);
    const version = await this.database.manager.findOneBy(DeskTextVersion, { ...name, revision });
    if (!version) throw new ApiError('not_found');
    return this.database.transaction(async (manager) => {
      const row = await lockText(manager, name);
      if ((row?.revision ?? 0) !== current) throw new ApiError('revision_conflict');
      // An earlier review does not count for the restored text: its reviewer has not seen what was saved since.
      const state = version.state === 'reviewed' ? 'translated' : version.state;
      const content = { ...version, state, sign_off: null };
      return toDeskText(await this.write(manager, staff, { ...entry, row }, content, 'reverted'), practice);
    });
  }

  /** @throws ApiError 404, 503 `texts_unavailable` */
  async history(name: TextName): Promise<TextHistory> {
    const { manager } = this.database;
    await this.list.findOrFail(manager, name);
    return {
      items: await manager.find(DeskTextVersion, { where: { ...name }, order: { revision: 'DESC' } }),
    };
  }

  /** @throws ApiError 412 when somebody else saved the first revision at the same time */
  private async write(
    manager: EntityManager,
    staff: Staff,
    entry: DeskEntry,
    content: TextContent,
    event?: ActivityEvent,
  ): Promise<DeskEntry> {
    const { name, row } = entry;
    const { text, state } = content;
    const next = await saveRevision(manager, entry, staff.username, content);
    const before = { text: row?.text ?? entry.shipped, state: row?.state ?? null };
    await this.activity.record(manager, staff, {
      action: row ? 'UPDATE' : 'CREATE',
      event,
      resource_type: 'translation',
      resource_id: `${name.language}/${name.namespace}/${name.key}`,
      changes: fieldChanges(['text', 'state'], before, { text, state } as typeof before),
    });
    return { ...entry, row: next };
  }
}
