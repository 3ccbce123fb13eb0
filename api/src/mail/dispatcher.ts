import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { RepeatedJob } from '../common/jobs/repeated.js';
import { LOGGER } from '../common/logging/logger.js';
import type { Environment } from '../config/env.js';
import { ENVIRONMENT } from '../config/token.js';
import { deliveryBy, type Deliver } from './delivery.js';
import { MailCompletions } from './mail-completions.js';
import { MailQueue, type LeasedMail } from './mail-queue.js';
import { mailRefusalFrom } from './refusal.js';

const pauseMs = 1000;
/** An attempt never outlives its lease. */
const attemptMs = 120_000;
/** How long a stopping process waits for the attempt that it is in. */
const graceMs = 5000;

/** Sends what is queued. Any number of processes may do so at once. Without a mail server it does nothing. */
@Injectable()
export class Dispatcher extends RepeatedJob {
  private readonly deliver: Deliver | undefined;
  private readonly breakOff = new AbortController();
  private hasAdopted = false;

  constructor(
    private readonly queue: MailQueue,
    private readonly completions: MailCompletions,
    @Inject(LOGGER) log: Logger,
    @Inject(ENVIRONMENT) { mail }: Environment,
  ) {
    super({ pauseMs, failure: { level: 'error', message: 'mails not dispatched' } }, log);
    this.deliver = mail && deliveryBy(mail);
  }

  override onApplicationBootstrap(): void {
    if (this.deliver) this.wake();
  }

  override async beforeApplicationShutdown(): Promise<void> {
    const impatience = setTimeout(() => this.breakOff.abort(), graceMs);
    await super.beforeApplicationShutdown();
    clearTimeout(impatience);
  }

  async pass(): Promise<void> {
    if (!this.hasAdopted) await this.queue.adoptKept();
    this.hasAdopted = true;
    await this.queue.giveUpExpired();
    while (!this.isStopping) {
      const mail = await this.queue.claim();
      if (!mail || !(await this.attempt(mail))) return;
    }
  }

  /** Whether the next one is worth an attempt. */
  private async attempt(mail: LeasedMail): Promise<boolean> {
    const about = { mail: mail.id, kind: mail.kind, attempt: mail.attempts };
    try {
      const message = await this.completions.complete(mail);
      const signal = AbortSignal.any([this.breakOff.signal, AbortSignal.timeout(attemptMs)]);
      await this.queue.whileHeld(mail, () => this.deliver!(message, signal));
    } catch (error) {
      if (this.breakOff.signal.aborted) {
        await this.queue.giveBackUntried(mail);
        return false;
      }
      const refusal = mailRefusalFrom(error);
      this.log.warn({ ...about, codes: refusal.codes, permanent: refusal.permanent }, 'mail refused');
      await this.queue.recordRefusal(mail, refusal);
      return !refusal.unreachable;
    }
    await this.queue.recordSent(mail);
    this.log.info(about, 'mail sent');
    return true;
  }
}
