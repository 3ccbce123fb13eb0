import { MigrationExecutor, type DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import { StartError } from '../config/start-error.js';
import { mayUseNewerSchema, recordOldestReader } from './compatibility.js';
import { executedMigrations } from './executed-migrations.js';
import { inShortTurns } from './in-short-turns.js';
import { lockConnection, unlockConnection } from './locks.js';

/**
 * Migrates the database, then seeds it in one transaction. A database that a newer version has migrated is used as it is, if
 * that version left everything that this one reads and writes.
 * @returns the newest migration of such a newer version
 * @throws StartError if a newer version has taken something away
 */
export async function prepareDatabase(
  dataSource: DataSource,
  seed: (manager: EntityManager) => Promise<void>,
): Promise<string | undefined> {
  let newerMigration: string | undefined;
  await withPreparationLock(dataSource, async (runner) => {
    const executed = await executedMigrations(runner);
    newerMigration = findNewerMigration(dataSource, executed);
    if (newerMigration === undefined) await migrate(dataSource, runner, executed.length > 0);
    else if (!(await mayUseNewerSchema(dataSource, runner))) {
      throw new StartError(
        `The database belongs to a newer version of this program. ${describeNewerMigration(dataSource, executed)} ` +
          'Start that version, or restore a backup from before it.',
      );
    }
    await runner.startTransaction();
    await seed(runner.manager);
    await runner.commitTransaction();
  });
  return newerMigration;
}

/** Older programs are told first, since a migration may take away what they use. */
async function migrate(dataSource: DataSource, runner: QueryRunner, hasSchema: boolean): Promise<void> {
  if (hasSchema) await recordOldestReader(runner);
  await inShortTurns(runner, () => new MigrationExecutor(dataSource, runner).executePendingMigrations());
  if (!hasSchema) await recordOldestReader(runner);
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

const knownMigrations = ({ migrations }: DataSource): string[] =>
  migrations.map(({ name, constructor }) => name ?? constructor.name);

/** The newest migration that this version lacks; migrations are only ever added. */
function findNewerMigration(dataSource: DataSource, executed: string[]): string | undefined {
  const known = knownMigrations(dataSource);
  return executed.filter((name) => !known.includes(name)).at(-1);
}

/** Describes that migration, if there is one. */
export function describeNewerMigration(dataSource: DataSource, executed: string[]): string | undefined {
  const unknown = findNewerMigration(dataSource, executed);
  const newestKnown = knownMigrations(dataSource).at(-1);
  return unknown && `It was migrated to ${unknown}, and this version knows migrations up to ${newestKnown}.`;
}
