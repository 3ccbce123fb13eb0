import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Leases, type Leased } from '../common/jobs/lease.js';
import { backoffSeconds } from './backoff.js';
import { Mail } from './mail.entity.js';
import type { Refusal } from './refusal.js';

/** Older ones would tell of what staff have long seen. */
const keptHours = 24;

/** A mail that this process attempts to send. */
export type LeasedMail = Mail & Leased;

const giveUp = `
  UPDATE mails SET status = 'failed', last_error = 'EXPIRED', next_attempt_at = NULL
  WHERE status = 'queued' AND expires_at <= now()`;

const adopt = `
  UPDATE mails SET status = 'queued', next_attempt_at = now()
  WHERE status = 'kept' AND created_at > now() - interval '${keptHours} hours'`;

/** Which process sends what. Each step is short: none holds a connection while a mail server is waited for. */
@Injectable()
export class MailQueue {
  private readonly leases: Leases<Leased>;

  constructor(private readonly database: DataSource) {
    this.leases = new Leases(database, {
      table: 'mails',
      until: 'next_attempt_at',
      // Rather late than twice.
      seconds: 600,
      next: `SELECT id FROM mails
        WHERE status = 'queued' AND next_attempt_at <= now() AND (expires_at IS NULL OR expires_at > now())
        ORDER BY next_attempt_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`,
      onClaim: 'attempts = attempts + 1',
      columns: [],
    });
  }

  /** Takes in what was kept lately, while there was no mail server. */
  async adoptKept(): Promise<void> {
    await this.database.query(adopt);
  }

  async giveUpExpired(): Promise<void> {
    await this.database.query(giveUp);
  }

  /** The mail that is due the longest, for this process alone; null when none is due. */
  async claim(): Promise<LeasedMail | null> {
    const leased = await this.leases.claim();
    if (!leased) return null;
    const mail = await this.database.manager.findOneBy(Mail, { id: leased.id });
    return mail ? { ...mail, ...leased } : this.claim();
  }

  whileHeld<Result>(mail: LeasedMail, work: () => Promise<Result>): Promise<Result> {
    return this.leases.whileHeld(mail, work);
  }

  recordSent(mail: LeasedMail): Promise<void> {
    return this.leases.end(mail, `status = 'sent', sent_at = now(), last_error = NULL`);
  }

  recordRefusal(mail: LeasedMail, { codes, permanent }: Refusal): Promise<void> {
    const seconds = permanent ? null : backoffSeconds(mail.attempts);
    return seconds === null
      ? this.leases.end(mail, `status = 'failed', last_error = $3`, codes)
      : this.leases.giveBack(mail, seconds, 'last_error = $4', codes);
  }

  /** Gives a mail back whose attempt was broken off on our side. */
  giveBackUntried(mail: LeasedMail): Promise<void> {
    return this.leases.giveBack(mail, 0, 'attempts = attempts - 1');
  }
}
