import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { Repeated } from '../common/jobs/repeated.js';
import { describeFault } from '../common/logging/describe-fault.js';
import { LOGGER } from '../common/logging/logger.js';
import type { Environment } from '../config/env.js';
import { ENVIRONMENT } from '../config/token.js';
import { deliveryBy, type Deliver, type Message } from './delivery.js';
import { Subscriber } from '../newsletter/subscriber.entity.js';
import { MailQueue } from './mail-queue.js';
import type { Mail } from './mail.entity.js';
import { PersonalLinks } from './personal-links.js';
import { refusalOf } from './refusal.js';

const pauseMs = 1000;
/** An attempt never outlives its lease. */
const attemptMs = 120_000;
/** How long a stopping process waits for the attempt that it is in. */
const graceMs = 5000;

/** Sends what is queued. Any number of processes may do so at once. Without a mail server it does nothing. */
@Injectable()
export class Dispatcher implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly deliver: Deliver | undefined;
  private readonly stopping = new AbortController();
  private readonly job: Repeated;
  private adopted = false;
  private stopped = false;

  constructor(
    private readonly queue: MailQueue,
    private readonly links: PersonalLinks,
    private readonly database: DataSource,
    @Inject(LOGGER) private readonly log: Logger,
    @Inject(ENVIRONMENT) { mail }: Environment,
  ) {
    this.deliver = mail && deliveryBy(mail);
    this.job = new Repeated(
      () => this.work(),
      pauseMs,
      (error) => this.log.error(describeFault(error), 'mails not dispatched'),
    );
  }

  onApplicationBootstrap(): void {
    if (this.deliver) this.job.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    const impatience = setTimeout(() => this.stopping.abort(), graceMs);
    await this.job.stop();
    clearTimeout(impatience);
  }

  private async work(): Promise<void> {
    if (!this.adopted) await this.queue.adoptKept();
    this.adopted = true;
    await this.queue.giveUpExpired();
    while (!this.stopped) {
      const mail = await this.queue.claim();
      if (!mail || !(await this.attempt(mail))) return;
    }
  }

  /** Whether the next one is worth an attempt. */
  private async attempt(mail: Mail): Promise<boolean> {
    const about = { mail: mail.id, kind: mail.kind, attempt: mail.attempts };
    try {
      const message = await this.complete(mail);
      await this.deliver!(message, AbortSignal.any([this.stopping.signal, AbortSignal.timeout(attemptMs)]));
    } catch (error) {
      if (this.stopping.signal.aborted) {
        await this.queue.putBack(mail);
        return false;
      }
      const refusal = refusalOf(error);
      this.log.warn({ ...about, codes: refusal.codes, permanent: refusal.permanent }, 'mail refused');
      await this.queue.refused(mail, refusal);
      return !refusal.unreachable;
    }
    await this.queue.sent(mail);
    this.log.info(about, 'mail sent');
    return true;
  }

  /** Puts the personal links in, which only the mail that leaves may hold. */
  private async complete(mail: Mail): Promise<Message> {
    if (!mail.subscriber_id) return mail;
    const subscriber = await this.database.manager.findOneByOrFail(Subscriber, { id: mail.subscriber_id });
    const text = mail.text
      .replaceAll('{confirm}', this.links.confirm(subscriber, mail.expires_at!))
      .replaceAll('{unsubscribe}', this.links.unsubscribe(subscriber));
    return { ...mail, text, oneClick: this.links.oneClick(subscriber) };
  }
}
