import { MigrationExecutor, type DataSource, type QueryRunner } from 'typeorm';
import { StartError } from '../config/start-error.js';
import { recordOldestReader } from '../database/compatibility.js';
import { executedMigrations } from '../database/executed-migrations.js';
import { describeNewerMigration, withPreparationLock } from '../database/prepare.js';
import { checkArchive } from './archive/check-archive.js';
import { folderNames, type FolderName, type Manifest } from './archive/manifest.js';
import type { BackupFile } from './archive/read-archive.js';
import { describeCause } from './describe-cause.js';
import type { StagedFiles } from './folders/file-set.js';
import type { Folders } from './folders/open-folders.js';
import { loadDatabase } from './load-archive.js';
import { dropEverything } from './tables/drop-everything.js';

/**
 * Replaces database and folders by a backup, and runs newer migrations on it. All or nothing: in one transaction, at
 * the end of which the folders are swapped.
 * @throws StartError when the backup or the database is not suitable; then nothing has changed
 */
export async function restore(
  dataSource: DataSource,
  folders: Folders,
  { replace, ...backup }: BackupFile & { replace: boolean },
): Promise<Manifest> {
  const manifest = await checkArchive(backup);
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
      await loadDatabase(dataSource, runner, backup, manifest, staged);
      await new MigrationExecutor(dataSource, runner).executePendingMigrations();
      await recordOldestReader(runner);
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

function toStartError(error: unknown): unknown {
  if (error instanceof StartError) return error;
  return new StartError(`The backup could not be restored (${describeCause(error)}). Nothing was changed.`);
}
