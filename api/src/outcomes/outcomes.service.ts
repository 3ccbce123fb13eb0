import { Injectable } from '@nestjs/common';
import { dayInZone } from '@lens/contracts/practice-time';
import type { OutcomeCheck, OutcomeList } from '@lens/contracts/outcomes';
import { DataSource, Not, type EntityManager } from 'typeorm';
import { ActivityLog, type Change } from '../activity/activity-log.js';
import { Clock } from '../common/clock.js';
import { ApiError } from '../common/errors/api-error.js';
import { raiseRevision, type BaseRevision } from '../common/revision/raise-revision.js';
import type { Staff } from '../common/staff.js';
import { SettingsService } from '../settings/settings.service.js';
import { readOutcomeFile } from './file/read-outcome-file.js';
import { OutcomeRow } from './outcome.entity.js';
import type { OutcomeImportDto } from './outcomes.dto.js';

/** The results of procedures: a file is counted, and only the counts are stored. */
@Injectable()
export class OutcomesService {
  constructor(
    private readonly database: DataSource,
    private readonly activity: ActivityLog,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /** In the order of their names. */
  async list(): Promise<OutcomeList> {
    return { items: await this.database.manager.find(OutcomeRow, { order: { procedure: 'ASC' } }) };
  }

  /** What an import would do. @throws ApiError 400 when the period is in the future */
  async check(body: OutcomeImportDto): Promise<OutcomeCheck> {
    await this.requirePast(this.database.manager, body);
    const { procedure } = body;
    const present = await this.database.manager.findOneBy(OutcomeRow, { procedure });
    const replaces = present && {
      id: present.id,
      revision: present.revision,
      from: present.from,
      to: present.to,
      eyes: present.counts.eyes,
    };
    return { ...(await readOutcomeFile(body.file)), replaces };
  }

  /** @throws ApiError 400 `results_refused`, 409 `results_exist` */
  async create(staff: Staff, body: OutcomeImportDto): Promise<OutcomeRow> {
    const content = await countFile(body);
    return this.database.transaction(async (manager) => {
      await this.requirePast(manager, body);
      await requireNoOther(manager, body);
      const row = manager.create(OutcomeRow, { ...content, changed_by: staff.username });
      const created = await manager.save(row).catch(toExisting);
      await this.record(manager, staff, created, { action: 'CREATE', event: 'imported' });
      return created;
    });
  }

  /** @throws ApiError 400 `results_refused`, 404, 409 `results_exist`, 412 */
  async replace(staff: Staff, base: BaseRevision, body: OutcomeImportDto): Promise<OutcomeRow> {
    const content = await countFile(body);
    return this.database.transaction(async (manager) => {
      await this.requirePast(manager, body);
      const before = await raiseRevision(manager, OutcomeRow, base, staff);
      await requireNoOther(manager, body, base.id);
      const after: OutcomeRow = { ...before, ...content };
      await manager.update(OutcomeRow, base.id, after).catch(toExisting);
      await this.record(manager, staff, after, { action: 'UPDATE', event: 'imported' });
      return after;
    });
  }

  /** @throws ApiError 404, 412 */
  async remove(staff: Staff, base: BaseRevision): Promise<void> {
    await this.database.transaction(async (manager) => {
      const row = await raiseRevision(manager, OutcomeRow, base, staff);
      await manager.delete(OutcomeRow, base.id);
      await this.record(manager, staff, row, { action: 'DELETE' });
    });
  }

  private async requirePast(manager: EntityManager, { to }: OutcomeImportDto): Promise<void> {
    const { timeZone } = (await this.settings.read(manager)).value;
    if (to <= dayInZone(this.clock.now(), timeZone)) return;
    throw new ApiError('validation_failed', {
      details: [{ path: 'to', code: 'custom', message: 'This day is in the future.' }],
    });
  }

  private record(
    manager: EntityManager,
    staff: Staff,
    { id, procedure, counts }: OutcomeRow,
    change: Pick<Change, 'action' | 'event'>,
  ) {
    return this.activity.record(manager, staff, {
      ...change,
      resource_type: 'outcome',
      resource_id: id,
      resource_name: procedure.toUpperCase(),
      changes: change.event ? { eyes: { before: null, after: counts.eyes } } : null,
    });
  }
}

/** @throws ApiError 400 `results_refused` that names row, column and reason of each fault */
async function countFile({ file, ...period }: OutcomeImportDto) {
  const { counts, faults, faultCount } = await readOutcomeFile(file);
  if (counts) return { ...period, counts, is_sample: false };
  throw new ApiError('results_refused', {
    placeholders: { faults: faultCount === 1 ? '1 fault' : `${faultCount} faults` },
    details: faults.map(({ row, column, code, message }) => ({
      path: ['file', row, column].filter((part) => part !== null).join('.'),
      code,
      message,
    })),
  });
}

async function requireNoOther(
  manager: EntityManager,
  { procedure }: OutcomeImportDto,
  id?: string,
): Promise<void> {
  const other = id === undefined ? { procedure } : { procedure, id: Not(id) };
  if (await manager.existsBy(OutcomeRow, other)) throw new ApiError('results_exist');
}

/** Two people may import the first results of one procedure at the same moment. */
function toExisting(failure: unknown): never {
  if ((failure as { code?: string }).code === '23505') throw new ApiError('results_exist');
  throw failure;
}
