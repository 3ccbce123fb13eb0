import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { ActivityLog } from '../activity/activity-log.js';
import { Repeated } from '../common/jobs/repeated.js';
import { describeFault } from '../common/logging/describe-fault.js';
import { LOGGER } from '../common/logging/logger.js';
import { Subscriber } from './subscriber.entity.js';
import { confirmDays } from './subscription.js';

const hourMs = 3_600_000;
/** Any number, as long as every replica uses the same. */
const lockKey = 7_203_119;
/** No account can have this name. */
const actor = { username: '(retention)' };

/** Erases addresses that somebody typed and nobody confirmed, once no link confirms them any more. */
@Injectable()
export class Unconfirmed implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly job: Repeated;

  constructor(
    private readonly database: DataSource,
    private readonly activity: ActivityLog,
    @Inject(LOGGER) log: Logger,
  ) {
    this.job = new Repeated(
      async () => void (await this.erase()),
      hourMs,
      (error) => log.error(describeFault(error), 'unconfirmed subscribers not erased'),
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
      const { affected } = await manager
        .createQueryBuilder()
        .delete()
        .from(Subscriber)
        .where("status = 'pending'")
        .andWhere('coalesce(asked_at, created_at) < now() - make_interval(days => :days)', {
          days: confirmDays,
        })
        .execute();
      if (!affected) return 0;
      await this.activity.record(manager, actor, {
        action: 'DELETE',
        event: `erased_${affected}_rows`,
        resource_type: 'subscriber',
        resource_id: null,
      });
      return affected;
    });
  }
}
