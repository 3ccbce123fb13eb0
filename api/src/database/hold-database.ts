import { join } from 'node:path';
import type { EntityManager } from 'typeorm';
import type { Environment } from '../config/env.js';
import type { Database } from './database.js';
import { lockFolder } from './folder-lock.js';

/**
 * The database as it is, for this process alone where it is embedded.
 * @throws StartError when it is in use or out of reach
 */
export async function openAlone(environment: Environment): Promise<Database> {
  const lock =
    environment.database.kind === 'embedded'
      ? await lockFolder(join(environment.dataDir, 'postgres.lock'))
      : undefined;
  try {
    // Only now: whoever is refused by the lock need not wait until all this is read in.
    const { openDatabase } = await import('./database.js');
    const database = await openDatabase(environment.database);
    return { source: database.source, close: () => database.close().finally(() => lock?.release()) };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

/**
 * The same, migrated and seeded.
 * @throws StartError when it is in use, out of reach, of a newer version, or cannot be seeded
 */
export async function holdDatabase(
  environment: Environment,
  seed: (manager: EntityManager) => Promise<void>,
): Promise<Database> {
  const database = await openAlone(environment);
  try {
    const { prepareDatabase } = await import('./prepare.js');
    await prepareDatabase(database.source, seed);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
