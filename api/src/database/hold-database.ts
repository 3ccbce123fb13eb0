import { join } from 'node:path';
import type { EntityManager } from 'typeorm';
import type { Environment } from '../config/env.js';
import { openDatabase, type Database } from './database.js';
import { lockFolder } from './folder-lock.js';
import { prepareDatabase } from './prepare.js';

/**
 * The database for this process alone where it is embedded, migrated and seeded.
 * @throws StartError when it is in use, out of reach, or cannot be seeded
 */
export async function holdDatabase(
  environment: Environment,
  seed: (manager: EntityManager) => Promise<void>,
): Promise<Database> {
  const lock =
    environment.database.kind === 'embedded'
      ? await lockFolder(join(environment.dataDir, 'postgres.lock'))
      : undefined;
  try {
    const database = await openDatabase(environment.database);
    const close = () => database.close().finally(() => lock?.release());
    await prepareDatabase(database.source, seed).catch(async (error) => {
      await close();
      throw error;
    });
    return { source: database.source, close };
  } catch (error) {
    lock?.release();
    throw error;
  }
}
