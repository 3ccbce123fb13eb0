import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Leases, type Leased } from '../../common/jobs/leases.js';
import { lockUntilCommit } from '../../database/locks.js';
import { RunRecord } from './run-record.js';
import type { RunRow } from './run.entity.js';

/** A run that this process has claimed. */
export type LeasedRun = Leased &
  Pick<RunRow, 'username' | 'languages' | 'states' | 'reason' | 'waiting_since' | 'is_resumed' | 'revision'>;

/** Lets one process at a time claim a run. After a crash the lease runs out, and another process continues the run. */
@Injectable()
export class RunQueue {
  private readonly leases: Leases<LeasedRun>;

  constructor(
    private readonly database: DataSource,
    private readonly record: RunRecord,
  ) {
    this.leases = new Leases(database, {
      table: 'translation_runs',
      untilColumn: 'leased_until',
      leaseSeconds: 30,
      // No run is claimed while any process works on one, or while one that has begun waits for its next attempt.
      nextIdSql: `SELECT id FROM translation_runs
        WHERE state IN ('waiting', 'running') AND NOT EXISTS (
          SELECT FROM translation_runs WHERE state = 'running' AND leased_until > now()
        )
        ORDER BY created_at, id LIMIT 1 FOR UPDATE`,
      claimSql: `state = 'running'`,
      columns: ['username', 'languages', 'states', 'reason', 'waiting_since', 'is_resumed', 'revision'],
    });
  }

  /** Claims the oldest unfinished run, unless a process is working on one. */
  claim(): Promise<LeasedRun | undefined> {
    return this.database.transaction(async (manager) => {
      // Two processes that claim at the same time would not see each other's claim.
      await lockUntilCommit(manager, 'translation runs');
      return this.leases.claim(manager);
    });
  }

  /** See `Leases.releaseAll`. */
  releaseAll(): Promise<void> {
    return this.leases.releaseAll();
  }

  withLease<Result>(run: LeasedRun, work: () => Promise<Result>): Promise<Result> {
    return this.leases.withLease(run, work);
  }

  /** Releases the run; neither it nor any other run can be claimed before `seconds` have passed. */
  postpone(run: LeasedRun, seconds: number): Promise<void> {
    const { reason, waiting_since } = run;
    return this.leases.release(run, seconds, 'reason = $4, waiting_since = $5', reason, waiting_since);
  }

  /** To be called once a text has been translated, so that the run no longer counts as waiting. */
  async clearReason(run: LeasedRun): Promise<void> {
    if (run.reason === null && run.waiting_since === null) return;
    Object.assign(run, { reason: null, waiting_since: null });
    await this.leases.change(run, 'reason = NULL, waiting_since = NULL');
  }

  /** Locks the run until the transaction ends. False if it was cancelled, or if another process has claimed it. */
  lockIfLeased(manager: EntityManager, run: LeasedRun): Promise<boolean> {
    return this.leases.lockLeased(manager, run);
  }

  /** @param reason why it stopped; null where it is finished */
  async end(run: LeasedRun, reason: string | null): Promise<void> {
    await this.database.transaction(async (manager) => {
      if (!(await this.lockIfLeased(manager, run))) return;
      await this.record.end(manager, run, {
        id: run.id,
        state: reason === null ? 'finished' : 'stopped',
        reason,
      });
    });
  }
}
