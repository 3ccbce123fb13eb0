import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeKeys } from '@lens/build/testing/sign';
import { findPostgres } from '@lens/tools/engines/find';
import { startPostgres } from '@lens/tools/engines/postgres';
import { remotes } from '@lens/tools/product/folders';

/** Gives the variables of a product on a PostgreSQL server, which is production, with keys of its own. */
export async function withProduction<Value>(
  work: (variables: NodeJS.ProcessEnv) => Promise<Value>,
): Promise<Value> {
  const programs = findPostgres();
  if (!programs) throw new Error('There is no PostgreSQL on this machine, and none could be installed.');
  const server = await startPostgres(programs);
  const keysFolder = mkdtempSync(path.join(tmpdir(), 'lens-keys-'));
  try {
    await makeKeys(keysFolder, remotes);
    return await work({
      DATABASE_URL: server.url,
      JWT_SECRET: '0f3a9c47be21d85e6a7c9f10b3d2e4f58697a0b1c2d3e4f5a6b7c8d9e0f1a2b3',
      ADMIN_PASSWORD: 'seven seas of rye',
      KEYS_DIR: keysFolder,
    });
  } finally {
    await server.stop();
    rmSync(keysFolder, { recursive: true, force: true });
  }
}
