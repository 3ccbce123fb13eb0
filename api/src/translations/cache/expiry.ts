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
import { TranslationCache } from './translation-cache.js';

const hourMs = 3_600_000;

/** Erases what has not counted for a while. */
@Injectable()
export class Expiry implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly job: Repeated;

  constructor(cache: TranslationCache, @Inject(LOGGER) log: Logger) {
    this.job = new Repeated(
      () => cache.eraseExpired(),
      hourMs,
      (error) => log.error(describeFault(error), 'expired translations not erased'),
    );
  }

  onApplicationBootstrap(): void {
    this.job.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.job.stop();
  }
}
