import { createLogger } from './common/logging/logger.js';
import { readEnvironment } from './config/env.js';
import { reportStartError } from './report-start-error.js';
import { openSeededDatabase } from './seeded-database.js';

/** Migrates and seeds the database as the API does at its start, and ends: for a job that runs before new replicas start. */
async function migrate(): Promise<void> {
  const environment = readEnvironment(process.env, process.cwd());
  const database = await openSeededDatabase(environment);
  await database.close();
  createLogger(environment.logLevel).info('the database is migrated');
}

await migrate().catch(reportStartError);
