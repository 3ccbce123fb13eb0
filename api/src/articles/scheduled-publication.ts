import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { LiveChange } from '@lens/contracts/live';
import type { Logger } from 'pino';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityLog } from '../activity/activity-log.js';
import { Repeated } from '../common/jobs/repeated.js';
import { describeFault } from '../common/logging/describe-fault.js';
import { LOGGER } from '../common/logging/logger.js';
import type { Article } from './article.entity.js';

/** Visitors read it to the second, whatever this job does: only staff may hear of it so much later. */
const pauseMs = 10_000;
/** No account can have this name. */
const actor = { username: '(schedule)' };

/** Tells staff, in the log and at once, that articles went public because their time had come. */
@Injectable()
export class ScheduledPublication implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly job: Repeated;

  constructor(
    private readonly database: DataSource,
    private readonly activity: ActivityLog,
    @Inject(LOGGER) log: Logger,
  ) {
    this.job = new Repeated(
      async () => void (await this.tell()),
      pauseMs,
      (error) => log.error(describeFault(error), 'scheduled articles were not told of'),
    );
  }

  onApplicationBootstrap(): void {
    this.job.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.job.stop();
  }

  /** Whichever replica writes the status down tells of it, and no other. @returns how many there were */
  tell(): Promise<number> {
    return this.database.transaction(async (manager) => {
      const [due] = await manager.query<[Pick<Article, 'id' | 'revision'>[]]>(
        `UPDATE articles SET status = 'published' WHERE status = 'scheduled' AND published_at <= now()
          RETURNING id, revision`,
      );
      for (const article of due) await this.tellOf(manager, article);
      return due.length;
    });
  }

  private async tellOf(
    manager: EntityManager,
    { id, revision }: Pick<Article, 'id' | 'revision'>,
  ): Promise<void> {
    await this.activity.record(manager, actor, {
      action: 'UPDATE',
      event: 'published_as_scheduled',
      resource_type: 'article',
      resource_id: id,
      changes: { status: { before: 'scheduled', after: 'published' } },
    });
    // The triggers tell of revisions, and this is none: what is written stays as it is, and so do those who write.
    const data: LiveChange = {
      resource_type: 'article',
      id,
      within: null,
      action: 'UPDATE',
      revision,
      by: null,
    };
    await manager.query("SELECT pg_notify('live', $1)", [JSON.stringify({ event: 'change', data })]);
  }
}
