import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import type { DataSource, QueryRunner } from 'typeorm';
import { StartError } from '../config/start-error.js';
import { executedMigrations } from '../database/executed-migrations.js';
import { ArchiveWriter, type ArchiveOptions } from './archive/archive-writer.js';
import { archiveFormat, folderNames, tableEntry, type Manifest } from './archive/manifest.js';
import type { Folders } from './folders/open-folders.js';
import { listSequences, listTables } from './tables/catalog.js';
import { measureTable, readAlike, readTable } from './tables/read-table.js';

/**
 * Writes database and folders into one file. The database is read in one transaction, so its tables are consistent;
 * nothing else is written, so that no disk has a row in plain text when the file is encrypted.
 * @throws StartError when the file exists, or the database is empty
 */
export async function backUp(
  dataSource: DataSource,
  folders: Folders,
  file: string,
  options: ArchiveOptions = {},
): Promise<Omit<Manifest, 'entries'>> {
  if (existsSync(file)) throw new StartError(`${file} already exists. Choose another name.`);
  await mkdir(dirname(file), { recursive: true });
  const archive = new ArchiveWriter(file, options);
  try {
    const created_at = new Date().toISOString();
    const database = await addDatabase(dataSource, archive);
    const manifest = {
      format: archiveFormat,
      created_at,
      ...database,
      folders: await addFolders(archive, folders),
    } as const;
    await archive.finish(manifest);
    return manifest;
  } catch (error) {
    await archive.abort();
    throw error;
  }
}

type DumpedDatabase = Pick<Manifest, 'migrations' | 'tables' | 'sequences'>;

async function addDatabase(dataSource: DataSource, archive: ArchiveWriter): Promise<DumpedDatabase> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.startTransaction('REPEATABLE READ');
    await runner.query('SET TRANSACTION READ ONLY');
    await readAlike(runner);
    return await addTables(runner, archive);
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}

/** Measures each table first, since an archive needs the size of an entry before its content. */
async function addTables(runner: QueryRunner, archive: ArchiveWriter): Promise<DumpedDatabase> {
  const migrations = await executedMigrations(runner);
  if (migrations.length === 0) throw new StartError('There is nothing to save: the database is empty.');
  const tables: Manifest['tables'] = {};
  for (const table of await listTables(runner)) {
    const { rows, bytes } = await measureTable(runner, table);
    await archive.add(tableEntry(table), bytes, Readable.from(readTable(runner, table)));
    tables[table] = { rows };
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
