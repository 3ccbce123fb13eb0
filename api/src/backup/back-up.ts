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
 * Writes database and folders into one file. The database is read in one transaction, so its tables are consistent.
 * @throws StartError when the file exists, or the database is empty
 */
export async function backUp(
  dataSource: DataSource,
  folders: Folders,
  file: string,
): Promise<Omit<Manifest, 'entries'>> {
  if (existsSync(file)) throw new StartError(`${file} already exists. Choose another name.`);
  await mkdir(dirname(file), { recursive: true });
  const tempFolder = await mkdtemp(join(dirname(file), '.backup-'));
  const archive = new ArchiveWriter(file);
  try {
    const database = await dumpDatabase(dataSource, tempFolder);
    for (const table of Object.keys(database.tables)) {
      const dumpFile = join(tempFolder, table);
      await archive.addFile(tableEntry(table), dumpFile, (await stat(dumpFile)).size);
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
    await rm(tempFolder, { recursive: true, force: true });
  }
}

type DumpedDatabase = Pick<Manifest, 'migrations' | 'tables' | 'sequences'>;

/** Dumps into files first, since an archive needs the size of an entry before its content. */
async function dumpDatabase(dataSource: DataSource, tempFolder: string): Promise<DumpedDatabase> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.startTransaction('REPEATABLE READ');
    await runner.query('SET TRANSACTION READ ONLY');
    return await dumpTables(runner, tempFolder);
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}

async function dumpTables(runner: QueryRunner, tempFolder: string): Promise<DumpedDatabase> {
  const migrations = await executedMigrations(runner);
  if (migrations.length === 0) throw new StartError('There is nothing to save: the database is empty.');
  const tables: Manifest['tables'] = {};
  for (const table of await listTables(runner)) {
    tables[table] = { rows: await dumpTable(runner, table, join(tempFolder, table)) };
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
