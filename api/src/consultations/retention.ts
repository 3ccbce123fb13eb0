import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { ActivityLog } from '../activity/activity-log.js';
import { Repeated } from '../common/jobs/repeated.js';
import { describeFault } from '../common/logging/describe-fault.js';
import { LOGGER } from '../common/logging/logger.js';
import { raised } from '../common/revision/raise-revision.js';
import { Settings } from '../settings/settings.entity.js';
import { Consultation } from './consultation.entity.js';

const hourMs = 3_600_000;
/** Any number, as long as every replica uses the same. */
const lockKey = 7_203_118;
/** No account can have this name. */
const actor = { username: '(retention)' };

/** Without the number of days, or with one that makes no sense, everything is kept. */
const setting = z.object({ retentionDays: z.int().min(1).max(36_500) });

/** Erases requests, with all that belongs to them, that are older than the practice keeps them. */
@Injectable()
export class Retention implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly job: Repeated;

  constructor(
    private readonly database: DataSource,
    private readonly activity: ActivityLog,
    @Inject(LOGGER) log: Logger,
  ) {
    this.job = new Repeated(
      async () => void (await this.erase()),
      hourMs,
      (error) => log.error(describeFault(error), 'retention failed'),
    );
  }

  onApplicationBootstrap(): void {
    this.job.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.job.stop();
  }

  /** Answers how many were erased. Replicas take turns, so that each erasure is recorded once. */
  erase(): Promise<number> {
    return this.database.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [lockKey]);
      const settings = await manager.findOneBy(Settings, { id: Settings.rowId });
      const { data } = setting.safeParse(settings?.value);
      if (!data) return 0;
      const old = [
        'created_at < now() - make_interval(days => :days)',
        { days: data.retentionDays },
      ] as const;
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
        event: `erased_${affected}_rows`,
        resource_type: 'consultation',
        resource_id: null,
      });
      return affected;
    });
  }
}
