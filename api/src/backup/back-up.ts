import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DataSource, QueryRunner } from 'typeorm';
import { StartError } from '../config/start-error.js';
import { executedMigrations } from '../database/executed-migrations.js';
import { ArchiveWriter } from './archive/archive-writer.js';
import { archiveFormat, folderNames, tableEntry, type Manifest } from './archive/manifest.js';
import type { Folders } from './folders/open-folders.js';
import { listSequences, listTables } from './tables/catalog.js';
import { dumpTable } from './tables/dump-table.js';

/**
 * Writes database and folders into one file. The database is read in one transaction: all of it is of one moment.
 * @throws StartError when the file exists, or when there is no database to save
 */
export async function backUp(
  source: DataSource,
  folders: Folders,
  file: string,
): Promise<Omit<Manifest, 'entries'>> {
  if (existsSync(file)) throw new StartError(`${file} exists already. Choose another name.`);
  await mkdir(dirname(file), { recursive: true });
  const spool = await mkdtemp(join(dirname(file), '.backup-'));
  const archive = new ArchiveWriter(file);
  try {
    const database = await dumpDatabase(source, spool);
    for (const table of Object.keys(database.tables)) {
      const dumped = join(spool, table);
      await archive.addFile(tableEntry(table), dumped, (await stat(dumped)).size);
    }
    const manifest = {
      format: archiveFormat,
      created_at: new Date().toISOString(),
      ...database,
      folders: await addFolders(archive, folders),
    } as const;
    await archive.finish(manifest);
    return manifest;
  } catch (error) {
    await archive.abort();
    throw error;
  } finally {
    await rm(spool, { recursive: true, force: true });
  }
}

type DumpedDatabase = Pick<Manifest, 'migrations' | 'tables' | 'sequences'>;

/** Into files first: an archive wants to know how long an entry is before it begins. */
async function dumpDatabase(source: DataSource, spool: string): Promise<DumpedDatabase> {
  const runner = source.createQueryRunner();
  try {
    await runner.startTransaction('REPEATABLE READ');
    await runner.query('SET TRANSACTION READ ONLY');
    return await dumpTables(runner, spool);
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}

async function dumpTables(runner: QueryRunner, spool: string): Promise<DumpedDatabase> {
  const migrations = await executedMigrations(runner);
  if (migrations.length === 0) throw new StartError('There is nothing to save: the database is empty.');
  const tables: Manifest['tables'] = {};
  for (const table of await listTables(runner)) {
    tables[table] = { rows: await dumpTable(runner, table, join(spool, table)) };
  }
  return { migrations, tables, sequences: await listSequences(runner) };
}

async function addFolders(archive: ArchiveWriter, folders: Folders): Promise<Manifest['folders']> {
  const saved: Manifest['folders'] = { media: null, remotes: null };
  for (const name of folderNames) {
    const files = await folders[name].list();
    for (const file of files ?? [])
      await archive.add(`${name}/${file.name}`, file.bytes, folders[name].read(file.name));
    saved[name] = files && { files: files.length };
  }
  return saved;
}
