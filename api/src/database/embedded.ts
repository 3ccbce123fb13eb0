import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';

// One pass over PGlite's code instead of two: 40 MB and a second of work less, and queries are as fast.
setFlagsFromString('--liftoff-only');

const options = {
  // PostgreSQL's own default is 128 MB, all of which stays in memory once it was touched.
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
  initDbStartParams: ['--wal-segsize=1'],
};

/** Opens the embedded database in a folder, and creates it if it is not there. */
export async function openFolder(folder: string): Promise<PGlite> {
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length === 0) await createApart(folder);
  return PGlite.create(folder, options);
}

/**
 * Creating a database takes 400 MB, which this process would keep until its end, so another one does it. It works in a
 * folder of its own, so that half a database never counts, and ends when this process does.
 */
async function createApart(folder: string): Promise<void> {
  const unfinished = `${folder}-unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const child = fork(fileURLToPath(new URL('./create-embedded.js', import.meta.url)), [unfinished]);
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The embedded database could not be created: code ${code}.`);
  rmdirSync(folder);
  renameSync(unfinished, folder);
}

/** An empty database that nobody else sees, and that ends with this process. */
export const openInMemory = (): Promise<PGlite> => PGlite.create('memory://', options);

/** Creates the database of a folder. */
export async function createFolder(folder: string): Promise<void> {
  const postgres = await PGlite.create(folder, options);
  await postgres.close();
}
