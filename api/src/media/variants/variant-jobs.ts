import { Injectable } from '@nestjs/common';
import type { MediaFailure } from '@lens/contracts/media';
import { DataSource } from 'typeorm';
import { Leases, type Leased } from '../../common/jobs/leases.js';
import type { MediaVariant } from './media-variant.entity.js';

/** A picture that a worker has claimed to make its variants. */
export interface VariantJob extends Leased {
  width: number;
  has_alpha: boolean;
  /** How often a worker has started, including this time. */
  attempts: number;
}

/** Hands pictures out to workers, the oldest first; workers that claim at the same moment get different ones. */
@Injectable()
export class VariantJobs {
  private readonly leases: Leases<VariantJob>;

  constructor(private readonly database: DataSource) {
    this.leases = new Leases(database, {
      table: 'media',
      untilColumn: 'leased_until',
      leaseSeconds: 30,
      nextIdSql: `SELECT id FROM media
        WHERE state = 'processing' AND (leased_until IS NULL OR leased_until <= now())
        ORDER BY created_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`,
      claimSql: 'attempts = attempts + 1',
      columns: ['width', 'has_alpha', 'attempts'],
    });
  }

  claim(): Promise<VariantJob | undefined> {
    return this.leases.claim();
  }

  /** See `Leases.releaseAll`. */
  releaseAll(): Promise<void> {
    return this.leases.releaseAll();
  }

  withLease<Result>(job: VariantJob, work: () => Promise<Result>): Promise<Result> {
    return this.leases.withLease(job, work);
  }

  /** Adds a variant whose file is stored. @returns false if the lease has expired or the picture was deleted */
  async add(
    { id, lease }: VariantJob,
    { format, width, height, bytes }: Omit<MediaVariant, 'media_id'>,
  ): Promise<boolean> {
    const insertedRows = await this.database.manager.query<unknown[]>(
      `INSERT INTO media_variants (media_id, format, width, height, bytes)
        SELECT id, $3, $4, $5, $6 FROM media WHERE id = $1 AND lease = $2
        ON CONFLICT DO NOTHING RETURNING media_id`,
      [id, lease, format, width, height, bytes],
    );
    return insertedRows.length === 1;
  }

  finish(job: VariantJob): Promise<void> {
    return this.leases.finish(job, `state = 'ready', updated_at = now()`);
  }

  fail(job: VariantJob, failure: MediaFailure): Promise<void> {
    return this.leases.finish(job, `state = 'failed', failure = $3, updated_at = now()`, failure);
  }

  /** Gives back a job that failed for now; it is handed out again after so many seconds. */
  postpone(job: VariantJob, seconds: number): Promise<void> {
    return this.leases.release(job, seconds);
  }

  /** Gives back an interrupted job; the attempt does not count. */
  release(job: VariantJob): Promise<void> {
    return this.leases.release(job, 0, 'attempts = attempts - 1');
  }
}
