import type { Server } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Logger } from 'pino';
import { LiveFeed } from './live/live-feed.js';
import type { Database } from './database/database.js';

interface Running {
  app: NestExpressApplication;
  database: Database;
  log: Logger;
}

const patienceMs = 10_000;

/** On SIGTERM or SIGINT: takes no more requests, finishes the open ones, closes the database, lets go of its lock. */
export function stopOnSignal({ app, database, log }: Running): void {
  const stop = async (signal: NodeJS.Signals) => {
    process.off('SIGTERM', stop).off('SIGINT', stop);
    log.info({ signal }, 'stopping');
    app.get(LiveFeed, { strict: false }).end();
    await drain(app.getHttpServer());
    await app.close();
    await database.close();
    log.info('stopped');
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
}

/** Resolves when no connection is left; after ten seconds it ends those that hang. */
async function drain(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const giveUp = setTimeout(() => server.closeAllConnections(), patienceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(giveUp);
}
