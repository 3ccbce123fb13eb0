import { cpSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';

/** A cluster is copied for every test database, so everything that no test needs is removed. */
const shrinkStatements = [
  "ALTER SYSTEM SET shared_buffers = '4MB'",
  'UPDATE pg_database SET datistemplate = false',
  'DROP DATABASE template0',
  'DROP DATABASE template1',
  'CHECKPOINT',
];

/** Creates an empty embedded database, as a file and as a folder; loading it is much faster than creating one. */
export async function makeEmpty(name) {
  if (existsSync(`${name}.tar`)) return;
  const postgres = await PGlite.create('memory://', { initDbStartParams: ['--wal-segsize=1'] });
  for (const statement of shrinkStatements) await postgres.exec(statement);
  const dump = await postgres.dumpDataDir('none');
  await postgres.close();
  const folder = await PGlite.create(name, { loadDataDir: dump });
  await folder.close();
  await write(`${name}.tar`, dump);
}

/** Creates an embedded database in the state after a first start. */
export async function makeSeeded(name, { empty, program }) {
  rmSync(name, { recursive: true, force: true });
  cpSync(empty, name, { recursive: true });
  const postgres = await PGlite.create(name);
  const database = await program.openEmbedded(postgres);
  await program.firstStart(database);
  await postgres.exec('CHECKPOINT');
  await write(`${name}.tar`, await postgres.dumpDataDir('none'));
  await database.close();
}

/** Atomically, since another process may be reading the file. */
async function write(file, dump) {
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, Buffer.from(await dump.arrayBuffer()));
  renameSync(temporary, file);
}
