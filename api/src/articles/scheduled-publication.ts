import { Inject, Injectable } from '@nestjs/common';
import type { RowChange } from '@lens/contracts/event-stream';
import type { Logger } from 'pino';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityLog } from '../activity/activity-log.js';
import { ExclusiveJob } from '../common/jobs/exclusive-job.js';
import { LOGGER } from '../common/logging/logger.js';
import type { Article } from './article.entity.js';

/** Visitors read it to the second, whatever this job does: only staff may hear of it so much later. */
const pauseMs = 10_000;
/** No account can have this name. */
const actor = { username: '(schedule)' };

/** Tells staff, in the log and at once, that articles went public because their time had come. */
@Injectable()
export class ScheduledPublication extends ExclusiveJob {
  constructor(
    database: DataSource,
    private readonly activity: ActivityLog,
    @Inject(LOGGER) log: Logger,
  ) {
    const failure = { level: 'error', message: 'scheduled articles were not told of' } as const;
    super('scheduled articles', { pauseMs, failure }, database, log);
  }

  /** Whichever replica writes the status down tells of it, and no other. @returns how many there were */
  protected async executeIn(manager: EntityManager): Promise<number> {
    const [due] = await manager.query<[Pick<Article, 'id' | 'revision'>[]]>(
      `UPDATE articles SET status = 'published' WHERE status = 'scheduled' AND published_at <= now()
        RETURNING id, revision`,
    );
    for (const article of due) await this.announce(manager, article);
    return due.length;
  }

  private async announce(
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
    const data: RowChange = {
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
