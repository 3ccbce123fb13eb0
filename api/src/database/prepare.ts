import { MigrationExecutor, type DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import { StartError } from '../config/start-error.js';
import { executedMigrations } from './executed-migrations.js';
import { lockConnection, unlockConnection } from './locks.js';

/**
 * Migrates the database, then seeds it in one transaction.
 * @throws StartError if a newer version of the program has migrated the database further
 */
export function prepareDatabase(
  dataSource: DataSource,
  seed: (manager: EntityManager) => Promise<void>,
): Promise<void> {
  return withPreparationLock(dataSource, async (runner) => {
    const unknown = describeNewerMigration(dataSource, await executedMigrations(runner));
    if (unknown) {
      throw new StartError(
        `The database belongs to a newer version of this program. ${unknown} ` +
          'Start that version, or restore a backup from before it.',
      );
    }
    await new MigrationExecutor(dataSource, runner).executePendingMigrations();
    await runner.startTransaction();
    await seed(runner.manager);
    await runner.commitTransaction();
  });
}

/**
 * Makes replicas that start together work one after the other. The lock belongs to the connection that does the work,
 * so it is released if that connection breaks.
 */
export async function withPreparationLock(
  dataSource: DataSource,
  work: (runner: QueryRunner) => Promise<void>,
): Promise<void> {
  const runner = dataSource.createQueryRunner();
  await lockConnection(runner, 'database preparation');
  try {
    await work(runner);
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    throw error;
  } finally {
    await unlockConnection(runner, 'database preparation');
    await runner.release();
  }
}

/** Describes the newest migration that this version lacks, if there is one; migrations are only ever added. */
export function describeNewerMigration({ migrations }: DataSource, executed: string[]): string | undefined {
  const known = migrations.map(({ name, constructor }) => name ?? constructor.name);
  const unknown = executed.filter((name) => !known.includes(name)).at(-1);
  return unknown && `It was migrated to ${unknown}, and this version knows migrations up to ${known.at(-1)}.`;
}
