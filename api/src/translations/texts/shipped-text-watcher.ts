import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { RepeatedJob } from '../../common/jobs/repeated-job.js';
import { LOGGER } from '../../common/logging/logger.js';
import { ShippedSources } from './shipped-sources.js';

const minuteMs = 60_000;

/**
 * Records the sources of new files also while nobody uses the desk. Otherwise a change of the English between two
 * visits would go unnoticed.
 */
@Injectable()
export class ShippedTextWatcher extends RepeatedJob {
  constructor(
    private readonly sources: ShippedSources,
    @Inject(LOGGER) log: Logger,
  ) {
    const failure = { level: 'debug', message: 'sources of shipped texts not recorded' } as const;
    // The shell starts together with the API, so it cannot answer at once.
    super({ pauseMs: minuteMs, firstAfterMs: minuteMs, failure }, log);
  }

  execute(): Promise<void> {
    return this.sources.recordAll();
  }
}
