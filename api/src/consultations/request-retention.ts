import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { ActivityLog } from '../activity/activity-log.js';
import { countAsChange } from '../activity/field-changes.js';
import { ExclusiveJob } from '../common/jobs/exclusive.js';
import { LOGGER } from '../common/logging/logger.js';
import { raised } from '../common/revision/raise-revision.js';
import { Settings } from '../settings/settings.entity.js';
import { Consultation } from './consultation.entity.js';

const hourMs = 3_600_000;
/** No account can have this name. */
const actor = { username: '(retention)' };

/** Without the number of days, or with one that makes no sense, everything is kept. */
const setting = z.object({ retentionDays: z.int().min(1).max(36_500) });

/** Erases requests, with all that belongs to them, that are older than the practice keeps them. */
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

  /** @returns how many were erased */
  protected async passIn(manager: EntityManager): Promise<number> {
    const settings = await manager.findOneBy(Settings, { id: Settings.rowId });
    const { data } = setting.safeParse(settings?.value);
    if (!data) return 0;
    const old = ['created_at < now() - make_interval(days => :days)', { days: data.retentionDays }] as const;
    const query = () => manager.createQueryBuilder();
    // Whoever has one of them open is told that nobody erased it.
    await query()
      .update(Consultation)
      .set(raised(actor.username))
      .where(...old)
      .execute();
    const { affected } = await query()
      .delete()
      .from(Consultation)
      .where(...old)
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
