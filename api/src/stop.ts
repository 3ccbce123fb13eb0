import type { Server } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Logger } from 'pino';
import { describeFault } from './common/logging/describe-fault.js';
import { EventStreams } from './live/event-streams.js';
import type { Database } from './database/database.js';

interface Running {
  app: NestExpressApplication;
  database: Database;
  log: Logger;
}

const patienceMs = 5_000;
/** Whatever hangs then, the database or a service of others: supervisors kill after ten seconds. */
const latestMs = 8_000;

/**
 * On a signal, or when the launcher that started it is gone: takes no more requests, finishes the open ones, closes the
 * database, lets go of its lock.
 */
export function stopOnSignal({ app, database, log }: Running): void {
  let stopping = false;
  const stop = (reason: NodeJS.Signals | 'launcher gone'): void => {
    // A terminal and the launcher may both say it: the second one must not cut the first one short.
    if (stopping) return;
    stopping = true;
    log.info({ reason }, 'stopping');
    setTimeout(() => {
      log.error('ended with work left open');
      process.exit(1);
    }, latestMs).unref();
    void shutDown().catch((failure: unknown) => {
      log.error(describeFault(failure), 'ended with work left open');
      process.exit(1);
    });
  };
  const shutDown = async (): Promise<void> => {
    app.get(EventStreams, { strict: false }).end();
    await drain(app.getHttpServer());
    await app.close();
    await database.close();
    log.info('stopped');
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
  process.once('disconnect', () => stop('launcher gone'));
  if (process.connected === false) void stop('launcher gone');
  // Listening for its end alone must not keep the process alive.
  process.channel?.unref();
}

/** Resolves when no connection is left; after five seconds it ends those that hang. */
async function drain(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const giveUp = setTimeout(() => server.closeAllConnections(), patienceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(giveUp);
}
