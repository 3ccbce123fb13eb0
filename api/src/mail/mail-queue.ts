import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Leases, type Leased } from '../common/jobs/leases.js';
import { backoffSeconds } from './backoff.js';
import { Mail } from './mail.entity.js';
import type { DeliveryFailure } from './delivery-failure.js';

/** Older mails would report what staff have long seen. */
const maxKeptHours = 24;

/** A mail that this process attempts to send. */
export type LeasedMail = Mail & Leased;

const failExpired = `
  UPDATE mails SET status = 'failed', last_error = 'EXPIRED', next_attempt_at = NULL
  WHERE status = 'queued' AND expires_at <= now()`;

const queueRecentlyKept = `
  UPDATE mails SET status = 'queued', next_attempt_at = now()
  WHERE status = 'kept' AND created_at > now() - interval '${maxKeptHours} hours'`;

/** Hands mails to the processes that send them. No step holds a database connection while a mail server is awaited. */
@Injectable()
export class MailQueue {
  private readonly leases: Leases<Leased>;

  constructor(private readonly database: DataSource) {
    this.leases = new Leases(database, {
      table: 'mails',
      untilColumn: 'next_attempt_at',
      // Long, since a mail that arrives late is better than one that arrives twice.
      leaseSeconds: 600,
      nextIdSql: `SELECT id FROM mails
        WHERE status = 'queued' AND next_attempt_at <= now() AND (expires_at IS NULL OR expires_at > now())
        ORDER BY next_attempt_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`,
      claimSql: 'attempts = attempts + 1',
      columns: [],
    });
  }

  /** Queues the recent mails that were kept while no mail server was configured. */
  async queueRecentlyKept(): Promise<void> {
    await this.database.query(queueRecentlyKept);
  }

  async failExpired(): Promise<void> {
    await this.database.query(failExpired);
  }

  /** Claims the mail that has been due longest; null when none is due. */
  async claim(): Promise<LeasedMail | null> {
    const leased = await this.leases.claim();
    if (!leased) return null;
    const mail = await this.database.manager.findOneBy(Mail, { id: leased.id });
    return mail ? { ...mail, ...leased } : this.claim();
  }

  withLease<Result>(mail: LeasedMail, work: () => Promise<Result>): Promise<Result> {
    return this.leases.withLease(mail, work);
  }

  recordSent(mail: LeasedMail): Promise<void> {
    return this.leases.finish(mail, `status = 'sent', sent_at = now(), last_error = NULL`);
  }

  recordFailure(mail: LeasedMail, { codes, permanent }: DeliveryFailure): Promise<void> {
    const seconds = permanent ? null : backoffSeconds(mail.attempts);
    return seconds === null
      ? this.leases.finish(mail, `status = 'failed', last_error = $3`, codes)
      : this.leases.release(mail, seconds, 'last_error = $4', codes);
  }

  /** Gives back a mail whose attempt this process aborted; the attempt does not count. */
  releaseUntried(mail: LeasedMail): Promise<void> {
    return this.leases.release(mail, 0, 'attempts = attempts - 1');
  }
}
