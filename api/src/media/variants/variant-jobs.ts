import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { MediaFailure } from '@lens/contracts/media';
import { DataSource } from 'typeorm';
import type { MediaVariant } from './media-variant.entity.js';

/** A picture whose variants one worker makes. */
export interface VariantJob {
  id: string;
  lease: string;
  width: number;
  has_alpha: boolean;
  /** How often somebody began, this time included. */
  attempts: number;
}

/** How long a worker that says nothing is believed to be alive. */
export const leaseSeconds = 30;

/** Hands jobs out. A job belongs to whoever holds its lease; after a crash the lease runs out and another takes over. */
@Injectable()
export class VariantJobs {
  constructor(private readonly database: DataSource) {}

  /** The oldest job that nobody is at; workers that ask at the same moment get different ones. */
  async claim(): Promise<VariantJob | undefined> {
    const [job] = await this.database.manager.query<VariantJob[]>(
      `WITH claimed AS (
        UPDATE media SET lease = $1, leased_until = now() + $2 * interval '1 second', attempts = attempts + 1
        WHERE id = (
          SELECT id FROM media
          WHERE state = 'processing' AND (leased_until IS NULL OR leased_until <= now())
          ORDER BY created_at, id LIMIT 1 FOR UPDATE SKIP LOCKED
        )
        RETURNING id, lease, width, has_alpha, attempts
      ) SELECT * FROM claimed`,
      [randomUUID(), leaseSeconds],
    );
    return job;
  }

  /** For the only process on its database: whoever held a job before is gone. */
  async takeOver(): Promise<void> {
    await this.database.manager.query(
      `UPDATE media SET lease = NULL, leased_until = NULL WHERE state = 'processing'`,
    );
  }

  /** Says that the worker is alive. */
  async renew(job: VariantJob): Promise<void> {
    await this.ofHolder(job, `leased_until = now() + ${leaseSeconds} * interval '1 second'`);
  }

  /** Notes a variant whose file is stored. False when the lease, or the picture, is gone. */
  async add(
    { id, lease }: VariantJob,
    { format, width, height, bytes }: Omit<MediaVariant, 'media_id'>,
  ): Promise<boolean> {
    const added = await this.database.manager.query<unknown[]>(
      `INSERT INTO media_variants (media_id, format, width, height, bytes)
        SELECT id, $3, $4, $5, $6 FROM media WHERE id = $1 AND lease = $2
        ON CONFLICT DO NOTHING RETURNING media_id`,
      [id, lease, format, width, height, bytes],
    );
    return added.length === 1;
  }

  async finish(job: VariantJob): Promise<void> {
    await this.ofHolder(job, `state = 'ready', lease = NULL, leased_until = NULL, updated_at = now()`);
  }

  async fail(job: VariantJob, failure: MediaFailure): Promise<void> {
    const ended = `state = 'failed', failure = $3, lease = NULL, leased_until = NULL, updated_at = now()`;
    await this.ofHolder(job, ended, failure);
  }

  /** Gives a job back that could not be done now; it is not handed out again before `seconds` are over. */
  async postpone(job: VariantJob, seconds: number): Promise<void> {
    await this.ofHolder(job, `lease = NULL, leased_until = now() + $3 * interval '1 second'`, seconds);
  }

  /** Gives a job back untried. */
  async release(job: VariantJob): Promise<void> {
    await this.ofHolder(job, 'lease = NULL, leased_until = NULL, attempts = attempts - 1');
  }

  private async ofHolder({ id, lease }: VariantJob, change: string, ...values: unknown[]): Promise<void> {
    await this.database.manager.query(`UPDATE media SET ${change} WHERE id = $1 AND lease = $2`, [
      id,
      lease,
      ...values,
    ]);
  }
}
