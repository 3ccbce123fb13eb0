import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { SpanSender } from '@lens/metrics/traces/send-spans';
import { createLogger } from './common/logging/logger.js';
import { readEnvironment } from './config/env.js';
import { endSilentConnections } from './database/end-silent-connections.js';
import { loadJwtSecret } from './config/jwt-secret.js';
import { openSeededDatabase } from './seeded-database.js';

/** Starts the API and logs `listening`. The app is imported last, so that bad settings are reported without delay. */
export async function start(variables: NodeJS.ProcessEnv, directory: string): Promise<void> {
  const environment = readEnvironment(variables, directory);
  const log = createLogger(environment.logLevel, undefined, environment.traces !== null);
  const database = await openSeededDatabase(environment);
  const { newerMigration } = database;
  if (newerMigration)
    log.warn({ newerMigration }, 'the database belongs to a newer version that this one may use');
  endSilentConnections(database.dataSource);
  try {
    const jwtSecret = loadJwtSecret(environment);
    const [{ createApp }, { listen }, { stopOnSignal }] = await Promise.all([
      import('./app.js'),
      import('./listen.js'),
      import('./stop.js'),
    ]);
    const app = await createApp({ environment, jwtSecret, database: database.dataSource, log });
    const traces =
      environment.traces && (await traceTo(environment.traces.endpoint, database.dataSource, log));
    await listen(app, environment).catch(async (error: unknown) => {
      // Background jobs are already running, and need the database until they have ended.
      await app.close();
      throw error;
    });
    if (environment.metricsPort !== undefined) {
      const { serveApiMetrics } = await import('./metrics/serve-api-metrics.js');
      await serveApiMetrics(app, {
        host: environment.host,
        port: environment.metricsPort,
        hasTraces: environment.traces !== null,
      });
    }
    stopOnSignal({ app, database, log, traces, drainMs: environment.drainMs });
  } catch (error) {
    await database.close();
    throw error;
  }
  log.info({ host: environment.host, port: environment.port, mode: environment.mode }, 'listening');
}

async function traceTo(endpoint: string, database: DataSource, log: Logger): Promise<SpanSender> {
  const { sendApiSpans } = await import('./traces/send-api-spans.js');
  return sendApiSpans(endpoint, database, log);
}
