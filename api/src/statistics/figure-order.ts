import { Injectable } from '@nestjs/common';
import type { StatisticOrder, StatisticOrdered } from '@lens/contracts/statistics';
import { DataSource, In, MoreThan, type EntityManager } from 'typeorm';
import { Activity } from '../activity/activity.entity.js';
import { ActivityLog } from '../activity/activity-log.js';
import type { Staff } from '../common/staff.js';
import { ApiError } from '../common/errors/api-error.js';
import { revisionConflict, nextRevision } from '../common/revision/raise-revision.js';
import { Statistic } from './statistic.entity.js';

/** Moves by one person within this time count as one reordering in the activity log. */
const reorderWindowMs = 60_000;

/** Changes the order of the figures. */
@Injectable()
export class FigureOrder {
  constructor(
    private readonly database: DataSource,
    private readonly activity: ActivityLog,
  ) {}

  /**
   * Moves all of the figures or none, since a partly applied order leaves two figures at one position.
   * @throws ApiError 404, 412 `revision_conflict` that names each figure that somebody has changed, and who it was
   */
  reorder(staff: Staff, figures: StatisticOrder['figures']): Promise<StatisticOrdered> {
    return this.database.transaction(async (manager) => {
      const where = { id: In(figures.map(({ id }) => id)) };
      // Always locked in the same order, so that two requests for the same figures cannot deadlock.
      const order = { id: 'ASC' } as const;
      const lock = { mode: 'pessimistic_write' } as const;
      const rows = await manager.find(Statistic, { where, order, lock });
      if (rows.length < figures.length) throw new ApiError('not_found');
      requireCurrentRevisions(staff, figures, rows);
      for (const { id, position } of figures)
        await manager.update(Statistic, id, { ...nextRevision(staff.username), position });
      await this.recordReorder(manager, staff);
      return { items: await manager.find(Statistic, { where, order: { position: 'ASC' } }) };
    });
  }

  /** Adds one entry to the activity log, however many moves it takes until the order is right. */
  async recordReorder(manager: EntityManager, staff: Staff): Promise<void> {
    const entry = { event: 'reordered', resource_type: 'statistic' } as const;
    const created_at = MoreThan(new Date(Date.now() - reorderWindowMs).toISOString());
    if (await manager.existsBy(Activity, { ...entry, username: staff.username, created_at })) return;
    await this.activity.record(manager, staff, { ...entry, action: 'UPDATE', resource_id: null });
  }
}

function requireCurrentRevisions(staff: Staff, figures: StatisticOrder['figures'], rows: Statistic[]): void {
  const conflicts = figures.flatMap(({ id, revision }, index) => {
    const row = rows.find((figure) => figure.id === id)!;
    return row.revision === revision
      ? []
      : [{ index, row, reason: revisionConflict(row.changed_by, staff.username) }];
  });
  if (conflicts.length === 0) return;
  const details = conflicts.map(({ index, row: { labels }, reason: { code, message } }) => ({
    path: `figures.${index}.revision`,
    code,
    message: `${labels.en}: ${message}`,
  }));
  throw new ApiError('revision_conflict', { ...conflicts[0]!.reason.extras, details });
}
