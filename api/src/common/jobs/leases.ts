import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';

/** A row that a worker has claimed; it belongs to the worker with this lease. */
export interface Leased {
  id: string;
  lease: string;
}

interface LeasedTable {
  /** A table with the columns `id` and `lease`, both uuid. */
  table: string;
  /** The column with the end of the lease or, for a row without a lease, the time from which it may be claimed. */
  untilColumn: 'leased_until' | 'next_attempt_at';
  /** How long a lease lasts unless its worker renews it. */
  leaseSeconds: number;
  /** SQL that selects and locks the id of the next row. */
  nextIdSql: string;
  /** SQL of further changes that a claim makes. */
  claimSql: string;
  /** Columns that a claim returns besides `id` and `lease`. */
  columns: readonly string[];
}

/**
 * Distributes the rows of a table to workers in any number of processes, each row to one worker at a time. When a
 * process dies, its lease runs out and another worker claims the row. A worker that has lost its lease cannot change
 * the row.
 */
export class Leases<Row extends Leased> {
  constructor(
    private readonly database: DataSource,
    private readonly definition: LeasedTable,
  ) {}

  /** Claims the next row; undefined if no row is due. */
  async claim(manager: EntityManager = this.database.manager): Promise<Row | undefined> {
    const { table, untilColumn, leaseSeconds, nextIdSql, claimSql, columns } = this.definition;
    const [row] = await manager.query<Row[]>(
      `WITH claimed AS (
        UPDATE ${table} SET lease = $1, ${untilColumn} = ${secondsFromNow('$2')}, ${claimSql}
        WHERE id = (${nextIdSql})
        RETURNING ${['id', 'lease', ...columns].join(', ')}
      ) SELECT * FROM claimed`,
      [randomUUID(), leaseSeconds],
    );
    return row;
  }

  /** Call at the start of the only process on a database: leases and delays of earlier processes no longer matter. */
  async releaseAll(): Promise<void> {
    const { table, untilColumn } = this.definition;
    await this.database.query(
      `UPDATE ${table} SET lease = NULL, ${untilColumn} = now() WHERE ${untilColumn} IS NOT NULL`,
    );
  }

  /** Renews the lease while `work` runs, so that it may take longer than the lease. */
  async withLease<Result>(row: Row, work: () => Promise<Result>): Promise<Result> {
    const { untilColumn, leaseSeconds } = this.definition;
    // A single renewal may fail: another one follows before the lease runs out.
    const renew = () =>
      void this.change(row, `${untilColumn} = ${secondsFromNow('$3')}`, leaseSeconds).catch(() => undefined);
    const heartbeat = setInterval(renew, (leaseSeconds / 3) * 1000);
    try {
      return await work();
    } finally {
      clearInterval(heartbeat);
    }
  }

  /** Locks the row until the transaction ends. @returns whether the worker still has the lease */
  async lockLeased(manager: EntityManager, { id, lease }: Leased): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      `SELECT 1 FROM ${this.definition.table} WHERE id = $1 AND lease = $2 FOR UPDATE`,
      [id, lease],
    );
    return rows.length === 1;
  }

  /** Changes the row if the worker still has the lease. @param changes SQL, with `values` as `$3` and following */
  async change({ id, lease }: Leased, changes: string, ...values: unknown[]): Promise<void> {
    await this.database.query(`UPDATE ${this.definition.table} SET ${changes} WHERE id = $1 AND lease = $2`, [
      id,
      lease,
      ...values,
    ]);
  }

  /** Releases the row, which may be claimed again after a delay. @param changes as in `change`, from `$4` on */
  async release(row: Row, delaySeconds: number, changes?: string, ...values: unknown[]): Promise<void> {
    const free = `lease = NULL, ${this.definition.untilColumn} = ${secondsFromNow('$3')}`;
    await this.change(row, [free, changes].filter(Boolean).join(', '), delaySeconds, ...values);
  }

  /** Ends the work on the row. @param changes as in `change`; they must keep the row from being claimed again */
  async finish(row: Row, changes: string, ...values: unknown[]): Promise<void> {
    await this.change(row, `lease = NULL, ${this.definition.untilColumn} = NULL, ${changes}`, ...values);
  }
}

const secondsFromNow = (parameter: string): string => `now() + make_interval(secs => ${parameter}::float8)`;
