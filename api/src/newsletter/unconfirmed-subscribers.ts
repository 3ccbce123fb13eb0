import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityLog } from '../activity/activity-log.js';
import { countAsChange } from '../activity/field-changes.js';
import { ExclusiveJob } from '../common/jobs/exclusive-job.js';
import { LOGGER } from '../common/logging/logger.js';
import { Subscriber } from './subscriber.entity.js';
import { confirmationDays } from './subscription.js';

const hourMs = 3_600_000;
/** What the activity log names as the author; no account can have this name. */
const actor = { username: '(retention)' };

/** Erases addresses that nobody has confirmed, once their confirmation links have expired. */
@Injectable()
export class UnconfirmedSubscribers extends ExclusiveJob {
  constructor(
    database: DataSource,
    private readonly activity: ActivityLog,
    @Inject(LOGGER) log: Logger,
  ) {
    const failure = { level: 'error', message: 'unconfirmed subscribers not erased' } as const;
    super('unconfirmed subscribers', { pauseMs: hourMs, failure }, database, log);
  }

  /** @returns how many were erased */
  protected async executeIn(manager: EntityManager): Promise<number> {
    const { affected } = await manager
      .createQueryBuilder()
      .delete()
      .from(Subscriber)
      .where("status = 'pending'")
      .andWhere('coalesce(asked_at, created_at) < now() - make_interval(days => :days)', {
        days: confirmationDays,
      })
      .execute();
    if (!affected) return 0;
    await this.activity.record(manager, actor, {
      action: 'DELETE',
      event: 'erased',
      changes: countAsChange('rows', affected),
      resource_type: 'subscriber',
      resource_id: null,
    });
    return affected;
  }
}
