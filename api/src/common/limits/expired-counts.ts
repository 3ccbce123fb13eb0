import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { RepeatedJob } from '../jobs/repeated-job.js';
import { LOGGER } from '../logging/logger.js';
import { countsTable } from './shared-counts.js';

const minuteMs = 60_000;

/** Deletes counts whose window is over. Several processes may do so at once. */
@Injectable()
export class ExpiredCounts extends RepeatedJob {
  constructor(
    private readonly database: DataSource,
    @Inject(LOGGER) log: Logger,
  ) {
    const failure = { level: 'warn', message: 'expired counts of requests not deleted' } as const;
    super({ firstAfterMs: minuteMs, pauseMs: 5 * minuteMs, failure }, log);
  }

  async execute(): Promise<void> {
    await this.database.query(`DELETE FROM ${countsTable} WHERE expire <= $1`, [Date.now()]);
  }
}
