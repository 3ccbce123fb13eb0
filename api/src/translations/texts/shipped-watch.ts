import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { Repeated } from '../../common/jobs/repeated.js';
import { describeFault } from '../../common/logging/describe-fault.js';
import { LOGGER } from '../../common/logging/logger.js';
import { ShippedSources } from './shipped-sources.js';

const everyMs = 60_000;

/** Notices new files also while nobody is at the desk: what is seen first after a change cannot be told from what always was. */
@Injectable()
export class ShippedWatch implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly job: Repeated;
  private first: NodeJS.Timeout | undefined;

  constructor(sources: ShippedSources, @Inject(LOGGER) log: Logger) {
    this.job = new Repeated(
      () => sources.look(),
      everyMs,
      (error) => log.debug(describeFault(error), 'shipped texts not looked at'),
    );
  }

  /** Shell and API start together, so not at once. */
  onApplicationBootstrap(): void {
    this.first = setTimeout(() => this.job.start(), everyMs).unref();
  }

  beforeApplicationShutdown(): Promise<void> {
    clearTimeout(this.first);
    return this.job.stop();
  }
}
