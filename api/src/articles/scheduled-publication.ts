import { Inject, Injectable } from '@nestjs/common';
import type { RowChange } from '@lens/contracts/event-stream';
import type { Logger } from 'pino';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityLog } from '../activity/activity-log.js';
import { ExclusiveJob } from '../common/jobs/exclusive-job.js';
import { LOGGER } from '../common/logging/logger.js';
import type { Article } from './article.entity.js';

/** Only staff may be told this late: for visitors, articles become public on time without this job. */
const pauseMs = 10_000;
/** A name that no account can have. */
const actor = { username: '(schedule)' };

/** Records scheduled articles as published once they are due, and tells staff in the activity log and by an event. */
@Injectable()
export class ScheduledPublication extends ExclusiveJob {
  constructor(
    database: DataSource,
    private readonly activity: ActivityLog,
    @Inject(LOGGER) log: Logger,
  ) {
    const failure = { level: 'error', message: 'could not announce scheduled articles' } as const;
    super('scheduled articles', { pauseMs, failure }, database, log);
  }

  /** Only the replica that updates the status announces it. @returns the number of articles */
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
    // The triggers send events for new revisions only. This is none: the draft does not change.
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
