import { join } from 'node:path';
import { EnvironmentError } from '@lens/contracts/environment';
import { createApp } from './app.js';
import { createLogger } from './common/logging/logger.js';
import { readEnvironment, type Environment } from './config/env.js';
import { jwtSecretOf } from './config/jwt-secret.js';
import { StartError } from './config/start-error.js';
import { openDatabase } from './database/database.js';
import { lockFolder } from './database/folder-lock.js';
import { prepareDatabase } from './database/prepare.js';
import { seed } from './database/seed/seed.js';
import { listen } from './listen.js';
import { stopOnSignal } from './stop.js';

/** Starts the API and prints `listening`; on a reason that the operator can mend, says it and exits with 1. */
export async function start(variables: NodeJS.ProcessEnv, directory: string): Promise<void> {
  const release: (() => Promise<void> | void)[] = [];
  try {
    await run(readEnvironment(variables, directory), release);
  } catch (error) {
    for (const undo of release.reverse()) await undo();
    if (!(error instanceof StartError || error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

async function run(environment: Environment, release: (() => Promise<void> | void)[]): Promise<void> {
  const log = createLogger(environment.logLevel);
  if (environment.database.kind === 'embedded') {
    const lock = await lockFolder(join(environment.dataDir, 'postgres.lock'));
    release.push(() => lock.release());
  }
  const database = await openDatabase(environment.database);
  release.push(() => database.close());
  await prepareDatabase(database.source, (manager) => seed(manager, environment));
  const jwtSecret = jwtSecretOf(environment);
  const app = await createApp({ environment, jwtSecret, database: database.source, log });
  release.push(() => app.close());
  await listen(app, environment);
  stopOnSignal({ app, log, release });
  log.info({ host: environment.host, port: environment.port, mode: environment.mode }, 'listening');
}
