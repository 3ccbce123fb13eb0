import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { RepeatedJob } from '../../common/jobs/repeated-job.js';
import { describeFault } from '../../common/logging/describe-fault.js';
import { LOGGER } from '../../common/logging/logger.js';
import type { Environment } from '../../config/env.js';
import { ENVIRONMENT } from '../../config/environment-token.js';
import { VariantJobs, type VariantJob } from './variant-jobs.js';
import { PermanentFailure, VariantMaker } from './variant-maker.js';

const maxAttempts = 3;
/** Also finds the jobs of processes that died, of which no event tells. */
const pauseMs = 10_000;

/** Makes variants in the background, one picture at a time. */
@Injectable()
export class VariantWorker extends RepeatedJob {
  constructor(
    private readonly jobs: VariantJobs,
    private readonly maker: VariantMaker,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'database'>,
    @Inject(LOGGER) log: Logger,
  ) {
    // Only a warning: if the database is unavailable, a later pass makes the variants.
    super({ pauseMs, failure: { level: 'warn', message: 'variants postponed' } }, log);
  }

  override async onApplicationBootstrap(): Promise<void> {
    if (this.environment.database.kind === 'embedded') await this.jobs.releaseAll();
    this.wake();
  }

  /** A stopping process finishes the current variant, and leaves the rest to the next start. */
  async execute(): Promise<void> {
    for (let job = await this.next(); job; job = await this.next()) await this.attempt(job);
  }

  private async next(): Promise<VariantJob | undefined> {
    return this.isStopping ? undefined : this.jobs.claim();
  }

  private async attempt(job: VariantJob): Promise<void> {
    // A picture that crashes the process each time must not do so forever.
    if (job.attempts > maxAttempts) return this.jobs.fail(job, 'interrupted');
    try {
      const isComplete = await this.jobs.withLease(job, () => this.maker.make(job, () => !this.isStopping));
      await (isComplete ? this.jobs.finish(job) : this.jobs.release(job));
    } catch (error) {
      this.log.warn({ ...describeFault(error), attempts: job.attempts }, 'variants failed');
      if (error instanceof PermanentFailure) await this.jobs.fail(job, error.failure);
      else await this.jobs.postpone(job, 5 * job.attempts);
    }
  }
}
