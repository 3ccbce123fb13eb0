import { EnvironmentError } from '@lens/contracts/environment';
import { createApp } from './app.js';
import { createLogger } from './common/logging/logger.js';
import { readEnvironment } from './config/env.js';
import { jwtSecretOf } from './config/jwt-secret.js';
import { StartError } from './config/start-error.js';
import { holdDatabase } from './database/hold-database.js';
import { seed } from './database/seed/seed.js';
import { listen } from './listen.js';
import { stopOnSignal } from './stop.js';

/** Starts the API and logs `listening`. */
export async function start(variables: NodeJS.ProcessEnv, directory: string): Promise<void> {
  const environment = readEnvironment(variables, directory);
  const log = createLogger(environment.logLevel);
  const database = await holdDatabase(environment, (manager) => seed(manager, environment));
  try {
    const jwtSecret = jwtSecretOf(environment);
    const app = await createApp({ environment, jwtSecret, database: database.source, log });
    await listen(app, environment).catch(async (error: unknown) => {
      // What works in the background has begun, and needs the database until it is over.
      await app.close();
      throw error;
    });
    stopOnSignal({ app, database, log });
  } catch (error) {
    await database.close();
    throw error;
  }
  log.info({ host: environment.host, port: environment.port, mode: environment.mode }, 'listening');
}

/** Says a reason that the operator can mend as a plain paragraph, and fails the process. */
export function refuse(error: unknown): void {
  if (!(error instanceof StartError || error instanceof EnvironmentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
