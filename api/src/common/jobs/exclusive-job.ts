import type { Logger } from 'pino';
import type { DataSource, EntityManager } from 'typeorm';
import { tryLockUntilCommit, type LockName } from '../../database/locks.js';
import { RepeatedJob, type Repetition } from './repeated-job.js';

/** A job whose passes only one process at a time makes, each in one transaction. */
export abstract class ExclusiveJob extends RepeatedJob {
  constructor(
    private readonly lock: LockName,
    repetition: Repetition,
    private readonly database: DataSource,
    log: Logger,
  ) {
    super(repetition, log);
  }

  /** @returns how many rows it processed; 0 if another process is making a pass, which does the same work */
  execute(): Promise<number> {
    return this.database.transaction(async (manager) =>
      (await tryLockUntilCommit(manager, this.lock)) ? this.executeIn(manager) : 0,
    );
  }

  /** @returns how many rows it processed */
  protected abstract executeIn(manager: EntityManager): Promise<number>;
}
