import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { ActivityLog } from '../activity/activity-log.js';
import { countAsChange } from '../activity/field-changes.js';
import { ExclusiveJob } from '../common/jobs/exclusive-job.js';
import { LOGGER } from '../common/logging/logger.js';
import { nextRevision } from '../common/revision/raise-revision.js';
import { Settings } from '../settings/settings.entity.js';
import { Consultation } from './consultation.entity.js';

const hourMs = 3_600_000;
/** Brackets are not allowed in usernames, so no account can have this name. */
const actor = { username: '(retention)' };

/** Without a valid number of days, nothing is erased. */
const retentionSetting = z.object({ retentionDays: z.int().min(1).max(36_500) });

/** Erases requests, with everything that belongs to them, when their retention is over. */
@Injectable()
export class RequestRetention extends ExclusiveJob {
  constructor(
    database: DataSource,
    private readonly activity: ActivityLog,
    @Inject(LOGGER) log: Logger,
  ) {
    const failure = { level: 'error', message: 'retention failed' } as const;
    super('request retention', { pauseMs: hourMs, failure }, database, log);
  }

  /** @returns how many requests were erased */
  protected async executeIn(manager: EntityManager): Promise<number> {
    const settings = await manager.findOneBy(Settings, { id: Settings.rowId });
    const { data } = retentionSetting.safeParse(settings?.value);
    if (!data) return 0;
    const expired = [
      'created_at < now() - make_interval(days => :days)',
      { days: data.retentionDays },
    ] as const;
    const query = () => manager.createQueryBuilder();
    // The revision names the retention job; the event stream tells tabs that have the request open.
    await query()
      .update(Consultation)
      .set(nextRevision(actor.username))
      .where(...expired)
      .execute();
    const { affected } = await query()
      .delete()
      .from(Consultation)
      .where(...expired)
      .execute();
    if (!affected) return 0;
    await this.activity.record(manager, actor, {
      action: 'DELETE',
      event: 'erased',
      changes: countAsChange('rows', affected),
      resource_type: 'consultation',
      resource_id: null,
    });
    return affected;
  }
}
