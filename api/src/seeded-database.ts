import type { Environment } from './config/env.js';
import type { Database } from './database/database.js';
import { openPreparedDatabase } from './database/open-exclusively.js';

/** Opens the database, migrated and seeded. Processes that do so at the same time take turns. */
export const openSeededDatabase = (environment: Environment): Promise<Database> =>
  openPreparedDatabase(
    environment,
    () => import('./entities.js'),
    async (manager) => {
      const { seed } = await import('./seed/seed.js');
      await seed(manager, environment);
    },
  );
