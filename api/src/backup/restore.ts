import { MigrationExecutor, type DataSource, type QueryRunner } from 'typeorm';
import { StartError } from '../config/start-error.js';
import { describeFault } from '../common/logging/describe-fault.js';
import { executedMigrations } from '../database/executed-migrations.js';
import { describeNewerMigration, withPreparationLock } from '../database/prepare.js';
import { checkArchive } from './archive/check-archive.js';
import { folderNames, tableEntry, type FolderName, type Manifest } from './archive/manifest.js';
import { readArchive } from './archive/read-archive.js';
import type { StagedFiles } from './folders/file-set.js';
import type { Folders } from './folders/open-folders.js';
import { quoteIdentifier } from './tables/catalog.js';
import { dropEverything } from './tables/drop-everything.js';
import { loadTable } from './tables/load-table.js';
import { withoutConstraints } from './tables/without-constraints.js';

/**
 * Replaces database and folders by a backup, and runs newer migrations on it. All or nothing: in one transaction, at
 * the end of which the folders are swapped.
 * @throws StartError when the backup or the database is not suitable; then nothing has changed
 */
export async function restore(
  dataSource: DataSource,
  folders: Folders,
  { file, replace }: { file: string; replace: boolean },
): Promise<Manifest> {
  const manifest = await checkArchive(file);
  const newerMigration = describeNewerMigration(dataSource, manifest.migrations);
  if (newerMigration)
    throw new StartError(`The backup was made by a newer version of this program. ${newerMigration}`);
  await withPreparationLock(dataSource, async (runner) => {
    await requireReplaceable(runner, replace);
    const staged = await stageFolders(folders, manifest);
    let swapped: StagedFiles[] = [];
    try {
      await runner.startTransaction();
      await dropEverything(runner);
      await migrateTo(dataSource, runner, manifest.migrations);
      await withoutConstraints(runner, () => loadArchive(runner, file, manifest, staged));
      await new MigrationExecutor(dataSource, runner).executePendingMigrations();
      for (const files of staged.values()) {
        swapped = [files, ...swapped];
        await files.swap();
      }
      // No events were sent for single rows, so open tabs have to reload.
      await runner.query(`SELECT pg_notify('live', '{"event": "gap"}')`);
      await runner.commitTransaction();
    } catch (error) {
      for (const files of swapped) await files.undo();
      if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
      throw toStartError(error);
    } finally {
      for (const files of staged.values()) await files.clear();
    }
  });
  return manifest;
}

async function requireReplaceable(runner: QueryRunner, replace: boolean): Promise<void> {
  const [count] = await runner.manager.query<[{ tables: number }]>(
    `SELECT count(*)::int AS tables FROM pg_tables WHERE schemaname = 'public'`,
  );
  if (count.tables === 0) return;
  if ((await executedMigrations(runner)).length === 0) {
    throw new StartError('The database contains tables of another program. Restore into an empty database.');
  }
  if (!replace) {
    throw new StartError(
      'The database is not empty. With --replace the backup replaces everything in it, ' +
        'and the files that belong to it.',
    );
  }
}

/** Stages only folders that the backup contains; others stay as they are. */
async function stageFolders(folders: Folders, manifest: Manifest): Promise<Map<FolderName, StagedFiles>> {
  const staged = new Map<FolderName, StagedFiles>();
  for (const name of folderNames) {
    if (manifest.folders[name]) staged.set(name, await folders[name].stage());
  }
  return staged;
}

/** Creates the schema that the database had when the backup was made. */
async function migrateTo(dataSource: DataSource, runner: QueryRunner, names: string[]): Promise<void> {
  const executor = new MigrationExecutor(dataSource, runner);
  const pending = await executor.getPendingMigrations();
  for (const name of names) {
    await executor.executeMigration(pending.find((migration) => migration.name === name)!);
  }
}

async function loadArchive(
  runner: QueryRunner,
  file: string,
  { tables, sequences }: Manifest,
  staged: Map<FolderName, StagedFiles>,
): Promise<void> {
  const tablesByEntry = new Map(Object.keys(tables).map((table) => [tableEntry(table), table]));
  await readArchive(file, async ({ name, content }) => {
    const table = tablesByEntry.get(name);
    const [folder = '', ...rest] = name.split('/');
    if (table === undefined) return staged.get(folder as FolderName)?.add(rest.join('/'), content);
    const rows = await loadTable(runner, table, content);
    if (rows !== tables[table]?.rows)
      throw new StartError(`The backup does not contain every row of ${table}.`);
  });
  for (const [name, value] of Object.entries(sequences)) {
    await runner.query('SELECT setval($1::regclass, $2::bigint)', [`public.${quoteIdentifier(name)}`, value]);
  }
}

/** Shows only the code of a database error, since its message may quote a row. */
function toStartError(error: unknown): unknown {
  if (error instanceof StartError) return error;
  const { fault, faultCode, constraint } = describeFault(error);
  const cause = [fault, faultCode, constraint].filter(Boolean).join(' ');
  return new StartError(`The backup could not be restored (${cause}). Nothing was changed.`);
}
