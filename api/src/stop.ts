import type { Server } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Logger } from 'pino';

interface Running {
  app: NestExpressApplication;
  log: Logger;
  /** What to undo, in the order in which it was done. */
  release: (() => Promise<void> | void)[];
}

const patienceMs = 10_000;

/** On SIGTERM or SIGINT: takes no more requests, finishes the open ones, then lets go of everything. */
export function stopOnSignal({ app, log, release }: Running): void {
  const stop = async (signal: NodeJS.Signals) => {
    process.off('SIGTERM', stop).off('SIGINT', stop);
    log.info({ signal }, 'stopping');
    await drain(app.getHttpServer());
    for (const undo of release.reverse()) await undo();
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
