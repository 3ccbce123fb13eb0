import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Clock } from '../../common/clock.js';
import { errorOf } from '../../common/errors/error-of.js';
import { RepeatedJob } from '../../common/jobs/repeated.js';
import { describeFault } from '../../common/logging/describe-fault.js';
import { LOGGER } from '../../common/logging/logger.js';
import type { Environment } from '../../config/env.js';
import { ENVIRONMENT } from '../../config/token.js';
import { Services } from '../services/services.js';
import { RunQueue, type LeasedRun } from './run-queue.js';
import { Runner, ServicesBusy } from './runner.js';

/** Runs of a process that died, and those that wait for something, are found by looking. */
const pauseMs = 5000;
const waitSeconds = 4;
/** A service that failed is left alone for half a minute. */
const busySeconds = 31;
/** Without one text between. */
const patienceMs = 15 * 60_000;
/** How long a process that stops waits for the text at hand before its services are told to give up. */
const graceMs = 2000;

/** Does runs beside the requests, one after the other. One that a process left goes on in the next by itself. */
@Injectable()
export class RunWorker extends RepeatedJob {
  /** The last run that somebody resumed and this process took up, with the revision that says so. */
  private resumed = '';

  constructor(
    private readonly queue: RunQueue,
    private readonly runner: Runner,
    private readonly services: Services,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'database'>,
    @Inject(LOGGER) log: Logger,
  ) {
    super({ pauseMs, failure: { level: 'warn', message: 'translation runs wait' } }, log);
  }

  override async onApplicationBootstrap(): Promise<void> {
    if (this.environment.database.kind === 'embedded') await this.queue.freeAll();
    this.wake();
  }

  /** The text at hand may be given up, and the rest is left to the next start. */
  override async beforeApplicationShutdown(): Promise<void> {
    const over = super.beforeApplicationShutdown();
    await Promise.race([over, delay(graceMs, undefined, { ref: false })]);
  }

  async pass(): Promise<void> {
    for (let run = await this.next(); run; run = await this.next()) await this.attempt(run);
  }

  /** For a service that is asked again in a moment: as long as somebody would expect, then it is for people to see to. */
  private async wait(run: LeasedRun, reason: string): Promise<void> {
    const now = this.clock.now();
    const since = run.waiting_since === null ? now : new Date(run.waiting_since).getTime();
    if (now - since >= patienceMs) return this.queue.end(run, reason);
    const waiting_since = new Date(since).toISOString();
    await this.queue.postpone({ ...run, reason, waiting_since }, busySeconds);
  }

  private async next(): Promise<LeasedRun | undefined> {
    return this.isStopping ? undefined : this.queue.claim();
  }

  /** Whoever resumed a run has seen to what was wrong. Every process keeps for itself what failed, so each asks again once. */
  private askServicesAgain({ id, revision, is_resumed }: LeasedRun): void {
    const resumed = `${id} ${revision}`;
    if (!is_resumed || resumed === this.resumed) return;
    this.resumed = resumed;
    this.services.askAgain();
  }

  private async attempt(run: LeasedRun): Promise<void> {
    this.askServicesAgain(run);
    try {
      const reason = await this.queue.whileHeld(run, () =>
        this.runner.translate(run, () => !this.isStopping),
      );
      await (this.isStopping ? this.queue.postpone(run, 0) : this.queue.end(run, reason));
    } catch (error) {
      if (error instanceof ServicesBusy) return await this.wait(run, error.message);
      const { status, message } = errorOf(error);
      this.log.warn({ run: run.id, ...describeFault(error) }, 'translation run interrupted');
      // Texts and database come back by themselves; a fault of ours would be met again.
      await (status === 503
        ? this.queue.postpone({ ...run, reason: message }, waitSeconds)
        : this.queue.end(run, message));
    }
  }
}
