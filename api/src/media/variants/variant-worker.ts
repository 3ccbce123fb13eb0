import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { describeFault } from '../../common/logging/describe-fault.js';
import { LOGGER } from '../../common/logging/logger.js';
import type { Environment } from '../../config/env.js';
import { ENVIRONMENT } from '../../config/token.js';
import { leaseSeconds, VariantJobs, type VariantJob } from './variant-jobs.js';
import { HopelessJob, VariantMaker } from './variant-maker.js';

const mostAttempts = 3;
/** Jobs of a process that died are found by looking, since nobody tells of them. */
const lookMs = 10_000;
const renewMs = (leaseSeconds / 3) * 1000;

/** Makes variants beside the requests, one picture at a time. */
@Injectable()
export class VariantWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private round: Promise<void> | undefined;
  private isAskedAgain = false;
  private isStopped = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly jobs: VariantJobs,
    private readonly maker: VariantMaker,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'database'>,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.environment.database.kind === 'embedded') await this.jobs.takeOver();
    this.timer = setInterval(() => this.wake(), lookMs).unref();
    this.wake();
  }

  /** Finishes the variant at hand, and leaves the rest to the next start. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.isStopped = true;
    await this.round;
  }

  /** Says that there may be work. */
  wake(): void {
    this.isAskedAgain = true;
    this.round ??= this.work().finally(() => {
      this.round = undefined;
    });
  }

  private async work(): Promise<void> {
    try {
      while (this.isAskedAgain && !this.isStopped) {
        this.isAskedAgain = false;
        for (let job = await this.next(); job; job = await this.next()) await this.attempt(job);
      }
    } catch (error) {
      // The database is away; the next look finds it again.
      this.log.warn(describeFault(error), 'variants wait');
    }
  }

  private async next(): Promise<VariantJob | undefined> {
    return this.isStopped ? undefined : this.jobs.claim();
  }

  private async attempt(job: VariantJob): Promise<void> {
    // A picture that ends the process each time must not do so for ever.
    if (job.attempts > mostAttempts) return this.jobs.fail(job, 'interrupted');
    const heartbeat = setInterval(() => void this.jobs.renew(job).catch(() => undefined), renewMs);
    try {
      const isWhole = await this.maker.make(job, () => !this.isStopped);
      await (isWhole ? this.jobs.finish(job) : this.jobs.release(job));
    } catch (error) {
      this.log.warn({ ...describeFault(error), attempts: job.attempts }, 'variants failed');
      if (error instanceof HopelessJob) await this.jobs.fail(job, error.failure);
      else await this.jobs.postpone(job, 5 * job.attempts);
    } finally {
      clearInterval(heartbeat);
    }
  }
}
