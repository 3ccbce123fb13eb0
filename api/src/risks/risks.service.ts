import { Injectable } from '@nestjs/common';
import { dayInZone } from '@lens/contracts/practice-time';
import type { Page } from '@lens/contracts/lists';
import {
  findNewRiskProblem,
  findRiskProblem,
  type RiskContent,
  type RiskCreate,
  type RiskQuery,
} from '@lens/contracts/risks';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityLog } from '../activity/activity-log.js';
import { fieldChanges } from '../activity/field-changes.js';
import { ApiError } from '../common/errors/api-error.js';
import { readPage, sqlContains } from '../common/list.js';
import { raiseRevision, type BaseRevision } from '../common/revision/raise-revision.js';
import type { Staff } from '../common/staff.js';
import { SettingsService } from '../settings/settings.service.js';
import { Risk } from './risk.entity.js';

/** The log holds them before and after, and so is the history of a risk. */
const loggedFields = [
  'affected',
  'out_of',
  'bound',
  'counted',
  'studied',
  'months',
  'onset',
  'duration',
  'severity',
  'source',
  'reviewer',
  'reviewed_on',
] as const;

@Injectable()
export class RisksService {
  constructor(
    private readonly database: DataSource,
    private readonly activity: ActivityLog,
    private readonly settings: SettingsService,
  ) {}

  list({ option, search, ...paging }: RiskQuery): Promise<Page<Risk>> {
    const query = this.database.manager.createQueryBuilder(Risk, 'risk');
    if (option) query.andWhere('risk.option = :option', { option });
    if (search)
      query.andWhere(
        sqlContains(
          `concat_ws(' ', risk.option, risk.harm, risk.source ->> 'authors', risk.source ->> 'title')`,
          'search',
        ),
        { search },
      );
    return readPage(query, paging);
  }

  /** @throws ApiError 404 */
  async read(id: string): Promise<Risk> {
    const found = await this.database.manager.findOneBy(Risk, { id });
    if (!found) throw new ApiError('not_found');
    return found;
  }

  /** @throws ApiError 400 for what is impossible or a review in the future, 409 `risk_taken` */
  create(staff: Staff, content: RiskCreate): Promise<Risk> {
    return this.database.transaction(async (manager) => {
      refuse(findNewRiskProblem(content));
      await this.requirePast(manager, content);
      const inserted = await manager
        .createQueryBuilder()
        .insert()
        .into(Risk)
        .values({ ...content, changed_by: staff.username })
        .orIgnore()
        .execute();
      if (inserted.raw.length === 0) throw new ApiError('risk_taken');
      const { option, harm } = content;
      const created = await manager.findOneByOrFail(Risk, { option, harm });
      await this.record(manager, staff, { id: created.id, action: 'CREATE' });
      return created;
    });
  }

  /**
   * Whoever changes a number of the demo makes it the practice's own.
   * @throws ApiError 404, 412, 400 for what is impossible or a review in the future
   */
  replace(staff: Staff, base: BaseRevision, content: RiskContent): Promise<Risk> {
    return this.database.transaction(async (manager) => {
      const before = await raiseRevision(manager, Risk, base, staff);
      refuse(findRiskProblem(content));
      await this.requirePast(manager, content);
      const after = { ...before, ...content, is_sample: false };
      await manager.update(Risk, base.id, after);
      const changes = fieldChanges(loggedFields, before, after);
      await this.record(manager, staff, { id: base.id, action: 'UPDATE', changes });
      return after;
    });
  }

  /** @throws ApiError 404, 412 */
  async remove(staff: Staff, base: BaseRevision): Promise<void> {
    await this.database.transaction(async (manager) => {
      await raiseRevision(manager, Risk, base, staff);
      // The log reads the name of a risk from its row.
      await this.record(manager, staff, { id: base.id, action: 'DELETE' });
      await manager.delete(Risk, base.id);
    });
  }

  /** "Today" is the day in the practice's time zone; elsewhere it may already be tomorrow. */
  private async requirePast(manager: EntityManager, { reviewed_on }: RiskContent): Promise<void> {
    if (reviewed_on === null) return;
    const { value } = await this.settings.read(manager);
    if (reviewed_on <= dayInZone(Date.now(), value.timeZone)) return;
    refuse({ path: 'reviewed_on', message: 'This day is in the future.' });
  }

  private record(
    manager: EntityManager,
    staff: Staff,
    { id, ...change }: { id: string } & Pick<Parameters<ActivityLog['record']>[2], 'action' | 'changes'>,
  ): Promise<void> {
    return this.activity.record(manager, staff, { ...change, resource_type: 'risk', resource_id: id });
  }
}

/** @throws ApiError 400 at the field, if there is a problem */
function refuse(problem: { path: string; message: string } | null): void {
  if (problem) throw new ApiError('validation_failed', { details: [{ code: 'custom', ...problem }] });
}
