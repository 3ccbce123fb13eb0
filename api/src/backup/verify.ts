import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { MigrationExecutor, type DataSource, type QueryRunner } from 'typeorm';
import { StartError } from '../config/start-error.js';
import { describeNewerMigration } from '../database/prepare.js';
import { checkArchive } from './archive/check-archive.js';
import { tableEntry, type Manifest } from './archive/manifest.js';
import type { BackupFile } from './archive/read-archive.js';
import { loadDatabase } from './load-archive.js';
import { listSequences, listTables } from './tables/catalog.js';
import { readAlike, readTable } from './tables/read-table.js';

/**
 * Reads a stored backup, restores it into an empty database and compares: every file, and every table as it is read again,
 * has the SHA-256 that was computed while the backup was made. Then runs newer migrations, as a restore would, and leaves
 * the database empty.
 * @throws StartError saying what differs
 */
export async function verifyBackup(emptyDatabase: DataSource, backup: BackupFile): Promise<Manifest> {
  const manifest = await checkArchive(backup);
  const newerMigration = describeNewerMigration(emptyDatabase, manifest.migrations);
  if (newerMigration)
    throw new StartError(`A newer version of this program made the backup. ${newerMigration}`);
  const runner = emptyDatabase.createQueryRunner();
  try {
    await runner.startTransaction();
    await readAlike(runner);
    await loadDatabase(emptyDatabase, runner, backup, manifest);
    const differences = await findDifferences(runner, manifest);
    if (differences.length > 0)
      throw new StartError(`What is restored is not what was saved: ${differences.join(', ')}.`);
    await new MigrationExecutor(emptyDatabase, runner).executePendingMigrations();
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
  return manifest;
}

/** The names of tables and sequences that are not what they were. */
async function findDifferences(
  runner: QueryRunner,
  { tables, sequences, entries }: Manifest,
): Promise<string[]> {
  const differences: string[] = [];
  for (const table of new Set([...(await listTables(runner)), ...Object.keys(tables)])) {
    const saved = entries[tableEntry(table)]?.sha256;
    if (saved === undefined || saved !== (await hashTable(runner, table))) differences.push(table);
  }
  const restored = await listSequences(runner);
  return isDeepStrictEqual(restored, sequences) ? differences : [...differences, 'sequences'];
}

async function hashTable(runner: QueryRunner, table: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const lines of readTable(runner, table)) hash.update(lines);
  return hash.digest('hex');
}
