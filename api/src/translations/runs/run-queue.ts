import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Leases, type Leased } from '../../common/jobs/lease.js';
import { lockUntilCommit } from '../../database/locks.js';
import { RunRecord } from './run-record.js';
import type { RunRow } from './run.entity.js';

/** A run that this process is at. */
export type LeasedRun = Leased &
  Pick<RunRow, 'username' | 'languages' | 'states' | 'reason' | 'waiting_since' | 'is_resumed' | 'revision'>;

/** Hands runs out: one at a time, whoever asks. After a crash the lease runs out and another process goes on. */
@Injectable()
export class RunQueue {
  private readonly leases: Leases<LeasedRun>;

  constructor(
    private readonly database: DataSource,
    private readonly record: RunRecord,
  ) {
    this.leases = new Leases(database, {
      table: 'translation_runs',
      until: 'leased_until',
      seconds: 30,
      // Not even another is begun while somebody is at one, or one that began waits.
      next: `SELECT id FROM translation_runs
        WHERE state IN ('waiting', 'running') AND NOT EXISTS (
          SELECT FROM translation_runs WHERE state = 'running' AND leased_until > now()
        )
        ORDER BY created_at, id LIMIT 1 FOR UPDATE`,
      onClaim: `state = 'running'`,
      columns: ['username', 'languages', 'states', 'reason', 'waiting_since', 'is_resumed', 'revision'],
    });
  }

  /** The oldest run that is not over, unless somebody is at one. */
  claim(): Promise<LeasedRun | undefined> {
    return this.database.transaction(async (manager) => {
      // Two that look at once would each see no other.
      await lockUntilCommit(manager, 'translation runs');
      return this.leases.claim(manager);
    });
  }

  /** See `Leases.freeAll`. */
  freeAll(): Promise<void> {
    return this.leases.freeAll();
  }

  whileHeld<Result>(run: LeasedRun, work: () => Promise<Result>): Promise<Result> {
    return this.leases.whileHeld(run, work);
  }

  /** Gives the run back; it is not handed out again before `seconds` are over, and no other is. */
  postpone(run: LeasedRun, seconds: number): Promise<void> {
    const { reason, waiting_since } = run;
    return this.leases.giveBack(run, seconds, 'reason = $4, waiting_since = $5', reason, waiting_since);
  }

  /** A text is through: the run waits for nothing any more. */
  async clearReason(run: LeasedRun): Promise<void> {
    if (run.reason === null && run.waiting_since === null) return;
    Object.assign(run, { reason: null, waiting_since: null });
    await this.leases.change(run, 'reason = NULL, waiting_since = NULL');
  }

  /** Keeps the run as it is until the transaction is over. False where it was cancelled, or is somebody else's by now. */
  lockIfLeased(manager: EntityManager, run: LeasedRun): Promise<boolean> {
    return this.leases.lockHeld(manager, run);
  }

  /** @param reason why it goes no further; null where it is through */
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
