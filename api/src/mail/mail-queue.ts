import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { pauseAfter } from './backoff.js';
import { Mail } from './mail.entity.js';
import type { Refusal } from './refusal.js';

/** Longer than any attempt takes; whoever ended in the middle of one is replaced after it. */
const leaseMinutes = 10;
/** Older ones would tell of what staff have long seen. */
const keptHours = 24;

const claim = `
  UPDATE mails SET attempts = attempts + 1, next_attempt_at = now() + interval '${leaseMinutes} minutes'
  WHERE id = (
    SELECT id FROM mails
    WHERE status = 'queued' AND next_attempt_at <= now() AND (expires_at IS NULL OR expires_at > now())
    ORDER BY next_attempt_at, id LIMIT 1 FOR UPDATE SKIP LOCKED
  )
  RETURNING id`;

const giveUp = `
  UPDATE mails SET status = 'failed', last_error = 'EXPIRED', next_attempt_at = NULL
  WHERE status = 'queued' AND expires_at <= now()`;

const adopt = `
  UPDATE mails SET status = 'queued', next_attempt_at = now()
  WHERE status = 'kept' AND created_at > now() - interval '${keptHours} hours'`;

/** Who sends what, settled by the database. Each step is short: none holds a connection while a server is waited for. */
@Injectable()
export class MailQueue {
  constructor(private readonly database: DataSource) {}

  /** Takes in what was kept lately, while there was no mail server. */
  async adoptKept(): Promise<void> {
    await this.database.query(adopt);
  }

  async giveUpExpired(): Promise<void> {
    await this.database.query(giveUp);
  }

  /** The mail that is due the longest, for this process alone; null when none is due. */
  async claim(): Promise<Mail | null> {
    const [[claimed]] = await this.database.query<[{ id: string }[]]>(claim);
    if (!claimed) return null;
    return (await this.database.manager.findOneBy(Mail, { id: claimed.id })) ?? this.claim();
  }

  async sent({ id }: Mail): Promise<void> {
    await this.database.query(
      `UPDATE mails SET status = 'sent', sent_at = now(), next_attempt_at = NULL, last_error = NULL WHERE id = $1`,
      [id],
    );
  }

  async refused({ id, attempts }: Mail, { codes, permanent }: Refusal): Promise<void> {
    const pause = permanent ? null : pauseAfter(attempts);
    await this.database.query(
      `UPDATE mails SET last_error = $2, status = CASE WHEN $3::float8 IS NULL THEN 'failed' ELSE 'queued' END,
         next_attempt_at = now() + make_interval(secs => $3::float8) WHERE id = $1`,
      [id, codes, pause],
    );
  }

  /** Gives a mail back whose attempt was broken off on our side. */
  async putBack({ id }: Mail): Promise<void> {
    await this.database.query(
      `UPDATE mails SET attempts = attempts - 1, next_attempt_at = now() WHERE id = $1`,
      [id],
    );
  }
}
