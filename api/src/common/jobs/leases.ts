import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';

/** A row that one worker is at: it belongs to whoever holds its lease. */
export interface Leased {
  id: string;
  lease: string;
}

interface LeasedTable {
  /** Has the columns `id` and `lease`, both uuid. */
  table: string;
  /** The column that says until when the lease counts, and whether a free row is due. */
  untilColumn: 'leased_until' | 'next_attempt_at';
  /** How long a worker of which nothing is heard is believed to be alive; one that lives renews its lease. */
  leaseSeconds: number;
  /** SQL that selects the id of the row whose turn it is, and locks it. */
  nextIdSql: string;
  /** SQL of what a claim changes besides. */
  claimSql: string;
  /** What a worker has to know of its row. */
  columns: readonly string[];
}

/**
 * Hands the rows of a table out to workers of any number of processes, each row to one at a time. The lease of a process
 * that died runs out, and another takes the row over. Whoever lost a lease changes nothing any more.
 */
export class Leases<Row extends Leased> {
  constructor(
    private readonly database: DataSource,
    private readonly table: LeasedTable,
  ) {}

  /** The row whose turn it is, for this worker alone; nothing where none is free. */
  async claim(manager: EntityManager = this.database.manager): Promise<Row | undefined> {
    const {
      table,
      untilColumn: until,
      leaseSeconds: seconds,
      nextIdSql: next,
      claimSql: onClaim,
      columns,
    } = this.table;
    const [row] = await manager.query<Row[]>(
      `WITH claimed AS (
        UPDATE ${table} SET lease = $1, ${until} = ${secondsFromNow('$2')}, ${onClaim} WHERE id = (${next})
        RETURNING ${['id', 'lease', ...columns].join(', ')}
      ) SELECT * FROM claimed`,
      [randomUUID(), seconds],
    );
    return row;
  }

  /** For the only process on its database, when it starts: whoever held a row, or put it off, is gone. */
  async releaseAll(): Promise<void> {
    const { table, untilColumn: until } = this.table;
    await this.database.query(
      `UPDATE ${table} SET lease = NULL, ${until} = now() WHERE ${until} IS NOT NULL`,
    );
  }

  /** Renews the lease for as long as `work` takes, so that it may take longer than the lease. */
  async withLease<Result>(row: Row, work: () => Promise<Result>): Promise<Result> {
    const { untilColumn: until, leaseSeconds: seconds } = this.table;
    // One renewal may fail: two more come before the lease is over.
    const renew = () =>
      void this.change(row, `${until} = ${secondsFromNow('$3')}`, seconds).catch(() => undefined);
    const heartbeat = setInterval(renew, (seconds / 3) * 1000);
    try {
      return await work();
    } finally {
      clearInterval(heartbeat);
    }
  }

  /** Keeps the row as it is until the transaction is over. @returns whether the lease still counts */
  async lockLeased(manager: EntityManager, { id, lease }: Leased): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      `SELECT 1 FROM ${this.table.table} WHERE id = $1 AND lease = $2 FOR UPDATE`,
      [id, lease],
    );
    return rows.length === 1;
  }

  /** @param changes SQL, in which `$3` and those that follow are the values */
  async change({ id, lease }: Leased, changes: string, ...values: unknown[]): Promise<void> {
    await this.database.query(`UPDATE ${this.table.table} SET ${changes} WHERE id = $1 AND lease = $2`, [
      id,
      lease,
      ...values,
    ]);
  }

  /** Gives the row back, to be handed out again after so many seconds. @param changes as in `change`, from `$4` on */
  async release(row: Row, seconds: number, changes?: string, ...values: unknown[]): Promise<void> {
    const free = `lease = NULL, ${this.table.untilColumn} = ${secondsFromNow('$3')}`;
    await this.change(row, [free, changes].filter(Boolean).join(', '), seconds, ...values);
  }

  /** Ends the work at the row for good. @param changes as in `change`, among them what keeps it from being handed out */
  async finish(row: Row, changes: string, ...values: unknown[]): Promise<void> {
    await this.change(row, `lease = NULL, ${this.table.untilColumn} = NULL, ${changes}`, ...values);
  }
}

const secondsFromNow = (parameter: string): string => `now() + make_interval(secs => ${parameter}::float8)`;
