import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { RepeatedJob } from '../../common/jobs/repeated-job.js';
import { LOGGER } from '../../common/logging/logger.js';
import { TranslationCache } from './translation-cache.js';

const hourMs = 3_600_000;

/** Deletes expired translations. */
@Injectable()
export class CacheExpiry extends RepeatedJob {
  constructor(
    private readonly cache: TranslationCache,
    @Inject(LOGGER) log: Logger,
  ) {
    const failure = { level: 'error', message: 'expired translations not deleted' } as const;
    super({ pauseMs: hourMs, failure }, log);
  }

  execute(): Promise<void> {
    return this.cache.deleteExpired();
  }
}
