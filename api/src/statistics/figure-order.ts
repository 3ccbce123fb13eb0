import { Injectable } from '@nestjs/common';
import type { StatisticOrder, StatisticOrdered } from '@lens/contracts/statistics';
import { DataSource, In, MoreThan, type EntityManager } from 'typeorm';
import { Activity } from '../activity/activity.entity.js';
import { ActivityLog } from '../activity/activity-log.js';
import type { Staff } from '../common/staff.js';
import { ApiError } from '../common/errors/api-error.js';
import { conflictWith, raised } from '../common/revision/raise-revision.js';
import { Statistic } from './statistic.entity.js';

/** Whoever moves figures within this time puts them into one order. */
const orderMs = 60_000;

/** In which order the figures stand. */
@Injectable()
export class FigureOrder {
  constructor(
    private readonly database: DataSource,
    private readonly activity: ActivityLog,
  ) {}

  /**
   * All of the figures or none: half an order leaves two in one place.
   * @throws ApiError 404, 412 `revision_conflict` that names each figure that somebody has changed, and who it was
   */
  change(staff: Staff, figures: StatisticOrder['figures']): Promise<StatisticOrdered> {
    return this.database.transaction(async (manager) => {
      const named = { id: In(figures.map(({ id }) => id)) };
      // In one order, so that of two who move the same figures none waits for the other for ever.
      const order = { id: 'ASC' } as const;
      const lock = { mode: 'pessimistic_write' } as const;
      const rows = await manager.find(Statistic, { where: named, order, lock });
      if (rows.length < figures.length) throw new ApiError('not_found');
      refuseOvertaken(staff, figures, rows);
      for (const { id, position } of figures)
        await manager.update(Statistic, id, { ...raised(staff.username), position });
      await this.record(manager, staff);
      return { items: await manager.find(Statistic, { where: named, order: { position: 'ASC' } }) };
    });
  }

  /** The log says once that the order is another, however often a figure is moved until it stands right. */
  async record(manager: EntityManager, staff: Staff): Promise<void> {
    const entry = { event: 'reordered', resource_type: 'statistic' } as const;
    const created_at = MoreThan(new Date(Date.now() - orderMs).toISOString());
    if (await manager.existsBy(Activity, { ...entry, username: staff.username, created_at })) return;
    await this.activity.record(manager, staff, { ...entry, action: 'UPDATE', resource_id: null });
  }
}

function refuseOvertaken(staff: Staff, figures: StatisticOrder['figures'], rows: Statistic[]): void {
  const refused = figures.flatMap(({ id, revision }, index) => {
    const row = rows.find((one) => one.id === id)!;
    return row.revision === revision
      ? []
      : [{ index, row, reason: conflictWith(row.changed_by, staff.username) }];
  });
  if (refused.length === 0) return;
  const details = refused.map(({ index, row: { labels }, reason: { code, message } }) => ({
    path: `figures.${index}.revision`,
    code,
    message: `${labels.en}: ${message}`,
  }));
  throw new ApiError('revision_conflict', { ...refused[0]!.reason.extras, details });
}
