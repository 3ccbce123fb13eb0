import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { RepeatedJob } from '../common/jobs/repeated-job.js';
import { LOGGER } from '../common/logging/logger.js';
import type { Environment } from '../config/env.js';
import { ENVIRONMENT } from '../config/environment-token.js';
import { createDelivery, type Deliver } from './delivery.js';
import { MailCompletions } from './mail-completions.js';
import { MailQueue, type LeasedMail } from './mail-queue.js';
import { toDeliveryFailure } from './delivery-failure.js';

const pauseMs = 1000;
/** Shorter than the lease, so that no other process attempts the same mail meanwhile. */
const attemptTimeoutMs = 120_000;
/** How long a stopping process waits for the attempt under way. */
const gracePeriodMs = 5000;

/** Sends queued mails. Any number of processes may do so at once. Without a mail server it does nothing. */
@Injectable()
export class Dispatcher extends RepeatedJob {
  private readonly deliver: Deliver | undefined;
  private readonly attemptAbort = new AbortController();
  private hasQueuedKept = false;

  constructor(
    private readonly queue: MailQueue,
    private readonly completions: MailCompletions,
    @Inject(LOGGER) log: Logger,
    @Inject(ENVIRONMENT) { mail }: Environment,
  ) {
    super({ pauseMs, failure: { level: 'error', message: 'mails not dispatched' } }, log);
    this.deliver = mail && createDelivery(mail);
  }

  override onApplicationBootstrap(): void {
    if (this.deliver) this.wake();
  }

  override async beforeApplicationShutdown(): Promise<void> {
    const timer = setTimeout(() => this.attemptAbort.abort(), gracePeriodMs);
    await super.beforeApplicationShutdown();
    clearTimeout(timer);
  }

  async execute(): Promise<void> {
    if (!this.hasQueuedKept) await this.queue.queueRecentlyKept();
    this.hasQueuedKept = true;
    await this.queue.failExpired();
    while (!this.isStopping) {
      const mail = await this.queue.claim();
      if (!mail || !(await this.attempt(mail))) return;
    }
  }

  /** @returns whether to attempt the next mail now */
  private async attempt(mail: LeasedMail): Promise<boolean> {
    const logFields = { mail: mail.id, kind: mail.kind, attempt: mail.attempts };
    try {
      const message = await this.completions.complete(mail);
      const signal = AbortSignal.any([this.attemptAbort.signal, AbortSignal.timeout(attemptTimeoutMs)]);
      await this.queue.withLease(mail, () => this.deliver!(message, signal));
    } catch (error) {
      if (this.attemptAbort.signal.aborted) {
        await this.queue.releaseUntried(mail);
        return false;
      }
      const failure = toDeliveryFailure(error);
      this.log.warn({ ...logFields, codes: failure.codes, permanent: failure.permanent }, 'mail refused');
      await this.queue.recordFailure(mail, failure);
      return !failure.unreachable;
    }
    await this.queue.recordSent(mail);
    this.log.info(logFields, 'mail sent');
    return true;
  }
}
