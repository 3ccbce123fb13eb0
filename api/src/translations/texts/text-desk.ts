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
import { deskTextOf, findingsIn, type Seen, type TextName } from './desk-entries.js';
import { blocks } from './findings.js';
import { keepRevision, lockText, type Written } from './save-revision.js';
import { TextList } from './text-list.js';

/** What staff do with single texts: every change is a revision that stays, and has its entry in the log. */
@Injectable()
export class TextDesk {
  constructor(
    private readonly database: DataSource,
    private readonly activity: ActivityLog,
    private readonly list: TextList,
  ) {}

  /** @throws ApiError 404, 409 `translation_blocked`, 412 `revision_conflict`, `source_changed`, 503 `texts_unavailable` */
  async save(
    staff: Staff,
    name: TextName,
    seen: number,
    { text, state, source }: DeskUpdate,
  ): Promise<DeskText> {
    // Asked before: nothing is held while somebody else is waited for.
    const practice = await this.list.practice(this.database.manager);
    const now = await this.list.one(this.database.manager, name);
    // It would count as written for an English that its writer has not seen.
    if (hashOf(now.wanted.source) !== source) throw new ApiError('source_changed');
    if (state === 'reviewed') {
      const findings = findingsIn(now, text, practice).filter(({ severity }) => severity === 'block');
      const details = findings.map(({ code, found }) => ({ path: 'text', code, message: found }));
      if (blocks(findings)) throw new ApiError('translation_blocked', { details });
    }
    return this.database.transaction(async (manager) => {
      const row = await lockText(manager, name);
      if ((row?.revision ?? 0) !== seen) throw new ApiError('revision_conflict');
      const written = { text, state, source: now.wanted.source };
      return deskTextOf(await this.write(manager, staff, { ...now, row }, written), practice);
    });
  }

  /**
   * @param seen the newest revision that was seen
   * @throws ApiError 404 when there is no such revision, 412 `revision_conflict`, 503 `texts_unavailable`
   */
  async revert(staff: Staff, name: TextName, seen: number, revision: number): Promise<DeskText> {
    const practice = await this.list.practice(this.database.manager);
    const now = await this.list.one(this.database.manager, name);
    const version = await this.database.manager.findOneBy(DeskTextVersion, { ...name, revision });
    if (!version) throw new ApiError('not_found');
    return this.database.transaction(async (manager) => {
      const row = await lockText(manager, name);
      if ((row?.revision ?? 0) !== seen) throw new ApiError('revision_conflict');
      // Whoever reviewed it then did so under their own name, and not beside what was written since.
      const state = version.state === 'reviewed' ? 'translated' : version.state;
      const written = { ...version, state };
      return deskTextOf(await this.write(manager, staff, { ...now, row }, written, 'reverted'), practice);
    });
  }

  /** @throws ApiError 404, 503 `texts_unavailable` */
  async history(name: TextName): Promise<TextHistory> {
    const { manager } = this.database;
    await this.list.one(manager, name);
    return {
      items: await manager.find(DeskTextVersion, { where: { ...name }, order: { revision: 'DESC' } }),
    };
  }

  /** @throws ApiError 412 when somebody else wrote the first revision at the same time */
  private async write(
    manager: EntityManager,
    staff: Staff,
    seen: Seen,
    { text, state, source }: Written,
    event?: ActivityEvent,
  ): Promise<Seen> {
    const { name, row } = seen;
    const next = await keepRevision(manager, seen, staff.username, { text, state, source });
    const before = { text: row?.text ?? seen.shipped, state: row?.state ?? null };
    await this.activity.record(manager, staff, {
      action: row ? 'UPDATE' : 'CREATE',
      event,
      resource_type: 'translation',
      resource_id: `${name.language}/${name.namespace}/${name.key}`,
      changes: fieldChanges(['text', 'state'], before, { text, state } as typeof before),
    });
    return { ...seen, row: next };
  }
}
