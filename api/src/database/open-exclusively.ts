import { join } from 'node:path';
import type { EntityManager } from 'typeorm';
import type { Environment } from '../config/env.js';
import type { Database, EntityClass } from './database.js';
import { lockFolder } from './folder-lock.js';

/** Loads the entities after locking, so that a process without the lock stops at once. */
type LoadEntities = () => Promise<{ entities: EntityClass[] }>;

/**
 * Opens the database without migrating it, and locks it against other processes if it is embedded.
 * @throws StartError if another process uses it, or if the server does not answer
 */
export async function openExclusively(
  environment: Environment,
  loadEntities: LoadEntities,
): Promise<Database> {
  const lock =
    environment.database.kind === 'embedded'
      ? await lockFolder(join(environment.dataDir, 'postgres.lock'))
      : undefined;
  try {
    const [{ openDatabase }, { entities }] = await Promise.all([import('./database.js'), loadEntities()]);
    const database = await openDatabase(environment.database, entities);
    return { dataSource: database.dataSource, close: () => database.close().finally(() => lock?.release()) };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

/**
 * Like `openExclusively`, then migrates and seeds the database.
 * @throws StartError also if the database belongs to a newer version, or cannot be seeded
 */
export async function openPreparedDatabase(
  environment: Environment,
  loadEntities: LoadEntities,
  seed: (manager: EntityManager) => Promise<void>,
): Promise<Database> {
  const database = await openExclusively(environment, loadEntities);
  try {
    const { prepareDatabase } = await import('./prepare.js');
    const newerMigration = await prepareDatabase(database.dataSource, seed);
    return { ...database, newerMigration };
  } catch (error) {
    await database.close();
    throw error;
  }
}
