import { join } from 'node:path';
import type { EntityManager } from 'typeorm';
import type { Environment } from '../config/env.js';
import type { Database, EntityClass } from './database.js';
import { lockFolder } from './folder-lock.js';

/** Read in only when the database is to be had: whoever is refused by the lock need not wait for it. */
type LoadEntities = () => Promise<{ entities: EntityClass[] }>;

/**
 * The database as it is, for this process alone where it is embedded.
 * @throws StartError when it is in use or out of reach
 */
export async function openAlone(environment: Environment, loadEntities: LoadEntities): Promise<Database> {
  const lock =
    environment.database.kind === 'embedded'
      ? await lockFolder(join(environment.dataDir, 'postgres.lock'))
      : undefined;
  try {
    const [{ openDatabase }, { entities }] = await Promise.all([import('./database.js'), loadEntities()]);
    const database = await openDatabase(environment.database, entities);
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
  loadEntities: LoadEntities,
  seed: (manager: EntityManager) => Promise<void>,
): Promise<Database> {
  const database = await openAlone(environment, loadEntities);
  try {
    const { prepareDatabase } = await import('./prepare.js');
    await prepareDatabase(database.source, seed);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
