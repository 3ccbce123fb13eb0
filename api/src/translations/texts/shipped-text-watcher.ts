import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { RepeatedJob } from '../../common/jobs/repeated.js';
import { LOGGER } from '../../common/logging/logger.js';
import { ShippedSources } from './shipped-sources.js';

const minuteMs = 60_000;

/** Notices new files also while nobody is at the desk: what is seen first after a change cannot be told from what always was. */
@Injectable()
export class ShippedWatch extends RepeatedJob {
  constructor(
    private readonly sources: ShippedSources,
    @Inject(LOGGER) log: Logger,
  ) {
    const failure = { level: 'debug', message: 'shipped texts not looked at' } as const;
    // Shell and API start together, so not at once.
    super({ pauseMs: minuteMs, firstAfterMs: minuteMs, failure }, log);
  }

  pass(): Promise<void> {
    return this.sources.look();
  }
}
