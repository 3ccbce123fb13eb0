import { MigrationExecutor, type DataSource, type EntityManager } from 'typeorm';

/** Any number, as long as every replica uses the same. */
const lockKey = 7_203_117;

/**
 * Migrates, then seeds in one transaction. Replicas that start together do this one after the other:
 * the lock belongs to the connection that does the work, so it goes when that connection goes.
 */
export async function prepareDatabase(
  source: DataSource,
  seed: (manager: EntityManager) => Promise<void>,
): Promise<void> {
  const runner = source.createQueryRunner();
  await runner.query('SELECT pg_advisory_lock($1)', [lockKey]);
  try {
    await new MigrationExecutor(source, runner).executePendingMigrations();
    await runner.startTransaction();
    await seed(runner.manager);
    await runner.commitTransaction();
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    throw error;
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [lockKey]);
    await runner.release();
  }
}
