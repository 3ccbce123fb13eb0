import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Clock } from '../../common/clock.js';
import { toApiError } from '../../common/errors/to-api-error.js';
import { RepeatedJob } from '../../common/jobs/repeated-job.js';
import { describeFault } from '../../common/logging/describe-fault.js';
import { LOGGER } from '../../common/logging/logger.js';
import type { Environment } from '../../config/env.js';
import { ENVIRONMENT } from '../../config/environment-token.js';
import { Services } from '../services/services.js';
import { RunQueue, type LeasedRun } from './run-queue.js';
import { Runner, ServicesBusy } from './runner.js';

/** How often to look for runs that wait, or that a crashed process has left. */
const pollIntervalMs = 5000;
const retrySeconds = 4;
/** One second longer than the cooldown of a service that has failed. */
const serviceRetrySeconds = 31;
/** How long a run may wait without one translated text before it stops. */
const maxWaitMs = 15 * 60_000;
/** How long a stopping process waits for the current text before its service calls are aborted. */
const graceMs = 2000;

/** Works on runs in the background, one after the other. A run that a process leaves unfinished continues in the next. */
@Injectable()
export class RunWorker extends RepeatedJob {
  /** The id and revision of the last resumed run for which this process has ended the cooldowns of services. */
  private lastResumed = '';

  constructor(
    private readonly queue: RunQueue,
    private readonly runner: Runner,
    private readonly services: Services,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'database'>,
    @Inject(LOGGER) log: Logger,
  ) {
    super(
      { pauseMs: pollIntervalMs, failure: { level: 'warn', message: 'work on translation runs failed' } },
      log,
    );
  }

  override async onApplicationBootstrap(): Promise<void> {
    if (this.environment.database.kind === 'embedded') await this.queue.releaseAll();
    this.wake();
  }

  /** Waits for the current text only for a moment; the next process continues the run. */
  override async beforeApplicationShutdown(): Promise<void> {
    const lastPass = super.beforeApplicationShutdown();
    await Promise.race([lastPass, delay(graceMs, undefined, { ref: false })]);
  }

  async execute(): Promise<void> {
    for (let run = await this.claimNext(); run; run = await this.claimNext()) await this.workOn(run);
  }

  /** Postpones a run whose services are busy; after a while the run stops, so that staff look into it. */
  private async waitForServices(run: LeasedRun, reason: string): Promise<void> {
    const nowMs = this.clock.now();
    const sinceMs = run.waiting_since === null ? nowMs : new Date(run.waiting_since).getTime();
    if (nowMs - sinceMs >= maxWaitMs) return this.queue.end(run, reason);
    const waiting_since = new Date(sinceMs).toISOString();
    await this.queue.postpone({ ...run, reason, waiting_since }, serviceRetrySeconds);
  }

  private async claimNext(): Promise<LeasedRun | undefined> {
    return this.isStopping ? undefined : this.queue.claim();
  }

  /** Whoever resumed a run has fixed the cause. Cooldowns are local to a process, so each process ends them once. */
  private endCooldowns({ id, revision, is_resumed }: LeasedRun): void {
    const resumed = `${id} ${revision}`;
    if (!is_resumed || resumed === this.lastResumed) return;
    this.lastResumed = resumed;
    this.services.endCooldowns();
  }

  private async workOn(run: LeasedRun): Promise<void> {
    this.endCooldowns(run);
    try {
      const reason = await this.queue.withLease(run, () =>
        this.runner.translate(run, () => !this.isStopping),
      );
      await (this.isStopping ? this.queue.postpone(run, 0) : this.queue.end(run, reason));
    } catch (error) {
      if (error instanceof ServicesBusy) return await this.waitForServices(run, error.message);
      const { status, message } = toApiError(error);
      this.log.warn({ run: run.id, ...describeFault(error) }, 'translation run interrupted');
      // The shell and the database recover by themselves; an error of our own would happen again.
      await (status === 503
        ? this.queue.postpone({ ...run, reason: message }, retrySeconds)
        : this.queue.end(run, message));
    }
  }
}
