import type { Logger } from 'pino';
import type { DataSource, EntityManager } from 'typeorm';
import { tryLockUntilCommit, type LockName } from '../../database/locks.js';
import { RepeatedJob, type Repetition } from './repeated-job.js';

/** A job of which one process at a time does a pass, in one transaction: all of it counts, or nothing. */
export abstract class ExclusiveJob extends RepeatedJob {
  constructor(
    private readonly lock: LockName,
    repetition: Repetition,
    private readonly database: DataSource,
    log: Logger,
  ) {
    super(repetition, log);
  }

  /** @returns how many rows it was about; 0 where another process is at it, which does the same */
  execute(): Promise<number> {
    return this.database.transaction(async (manager) =>
      (await tryLockUntilCommit(manager, this.lock)) ? this.executeIn(manager) : 0,
    );
  }

  /** @returns how many rows it was about */
  protected abstract executeIn(manager: EntityManager): Promise<number>;
}
