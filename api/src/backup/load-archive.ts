import { MigrationExecutor, type DataSource, type QueryRunner } from 'typeorm';
import { StartError } from '../config/start-error.js';
import { tableEntry, type FolderName, type Manifest } from './archive/manifest.js';
import { readArchive, type BackupFile } from './archive/read-archive.js';
import type { StagedFiles } from './folders/file-set.js';
import { quoteIdentifier } from './tables/catalog.js';
import { loadTable } from './tables/load-table.js';
import { withoutConstraints } from './tables/without-constraints.js';

/**
 * Creates the schema that the database had when the backup was made, in an empty one, and loads its rows. Files go where
 * they are staged; those of folders that are not staged are skipped.
 */
export async function loadDatabase(
  dataSource: DataSource,
  runner: QueryRunner,
  backup: BackupFile,
  manifest: Manifest,
  staged = new Map<FolderName, StagedFiles>(),
): Promise<void> {
  await migrateTo(dataSource, runner, manifest.migrations);
  await withoutConstraints(runner, () => loadArchive(runner, backup, manifest, staged));
}

async function migrateTo(dataSource: DataSource, runner: QueryRunner, names: string[]): Promise<void> {
  const executor = new MigrationExecutor(dataSource, runner);
  const pending = await executor.getPendingMigrations();
  for (const name of names) {
    await executor.executeMigration(pending.find((migration) => migration.name === name)!);
  }
}

async function loadArchive(
  runner: QueryRunner,
  backup: BackupFile,
  { tables, sequences }: Manifest,
  staged: Map<FolderName, StagedFiles>,
): Promise<void> {
  const tablesByEntry = new Map(Object.keys(tables).map((table) => [tableEntry(table), table]));
  await readArchive(backup, async ({ name, content }) => {
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
