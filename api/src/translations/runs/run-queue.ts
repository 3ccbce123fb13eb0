import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { RunRecord } from './run-record.js';
import type { RunRow } from './run.entity.js';

/** A run that this process is at. */
export type HeldRun = Pick<
  RunRow,
  'id' | 'username' | 'languages' | 'states' | 'reason' | 'waiting_since' | 'is_resumed' | 'revision'
> & { lease: string };

/** How long a worker that says nothing is believed to be alive. */
export const leaseSeconds = 30;

/** Any number, as long as every replica uses the same. */
const lockKey = 7_203_120;

const claim = `
  WITH next AS (
    SELECT id FROM translation_runs WHERE state IN ('waiting', 'running') ORDER BY created_at, id LIMIT 1
  ), claimed AS (
    UPDATE translation_runs AS run
    SET state = 'running', lease = $1, leased_until = now() + $2 * interval '1 second'
    FROM next WHERE run.id = next.id AND run.state IN ('waiting', 'running') AND NOT EXISTS (
      SELECT 1 FROM translation_runs WHERE state = 'running' AND leased_until > now()
    )
    RETURNING run.id, username, languages, states, reason, waiting_since, lease, is_resumed, revision
  ) SELECT * FROM claimed`;

/** Hands runs out: one at a time, whoever asks. After a crash the lease runs out and another process goes on. */
@Injectable()
export class RunQueue {
  constructor(
    private readonly database: DataSource,
    private readonly record: RunRecord,
  ) {}

  /** The oldest run that is not over, unless somebody is at one. */
  claim(): Promise<HeldRun | undefined> {
    return this.database.transaction(async (manager) => {
      // Two that look at once would each see no other.
      await manager.query('SELECT pg_advisory_xact_lock($1)', [lockKey]);
      const [run] = await manager.query<HeldRun[]>(claim, [randomUUID(), leaseSeconds]);
      return run;
    });
  }

  /** For the only process on its database: whoever held a run before is gone. */
  async takeOver(): Promise<void> {
    await this.database.query(`UPDATE translation_runs SET lease = NULL, leased_until = NULL`);
  }

  /** Says that the worker is alive. */
  async renew({ id, lease }: HeldRun): Promise<void> {
    await this.database.query(
      `UPDATE translation_runs SET leased_until = now() + $3 * interval '1 second' WHERE id = $1 AND lease = $2`,
      [id, lease, leaseSeconds],
    );
  }

  /** Gives the run back; it is not handed out again before `seconds` are over, and no other is. */
  async postpone({ id, lease, reason, waiting_since }: HeldRun, seconds: number): Promise<void> {
    await this.database.query(
      `UPDATE translation_runs
        SET lease = NULL, leased_until = now() + $3 * interval '1 second', reason = $4, waiting_since = $5
        WHERE id = $1 AND lease = $2`,
      [id, lease, seconds, reason, waiting_since],
    );
  }

  /** A text is through: the run waits for nothing any more. */
  async goesOn(run: HeldRun): Promise<void> {
    if (run.reason === null && run.waiting_since === null) return;
    Object.assign(run, { reason: null, waiting_since: null });
    await this.database.query(
      `UPDATE translation_runs SET reason = NULL, waiting_since = NULL WHERE id = $1 AND lease = $2`,
      [run.id, run.lease],
    );
  }

  /** Keeps the run as it is until the transaction is over. False where it was cancelled, or is somebody else's by now. */
  async isHeld(manager: EntityManager, { id, lease }: HeldRun): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      `SELECT 1 FROM translation_runs WHERE id = $1 AND lease = $2 AND state = 'running' FOR UPDATE`,
      [id, lease],
    );
    return rows.length === 1;
  }

  /** @param reason why it goes no further; null where it is through */
  async end(run: HeldRun, reason: string | null): Promise<void> {
    await this.database.transaction(async (manager) => {
      if (!(await this.isHeld(manager, run))) return;
      await this.record.end(manager, run, {
        id: run.id,
        state: reason === null ? 'finished' : 'stopped',
        reason,
      });
    });
  }
}
