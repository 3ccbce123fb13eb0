import type { Server } from 'node:http';
import { endConnectionsWithAnswers, takeRequestsFor } from '@lens/contracts/leave-in-order';
import type { SpanSender } from '@lens/metrics/traces/send-spans';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Logger } from 'pino';
import { describeFault } from './common/logging/describe-fault.js';
import { HealthService } from './health/health.service.js';
import { EventStreams } from './live/event-streams.js';
import type { Database } from './database/database.js';

interface RunningApi {
  app: NestExpressApplication;
  database: Database;
  log: Logger;
  /** Null where nothing is traced. */
  traces: SpanSender | null;
  /** How long requests are still taken after the signal, so that whoever balances them notices. */
  drainMs: number;
}

const drainTimeoutMs = 5_000;
/** Supervisors kill a process after ten seconds; without `drainMs` it ends before that even if the database hangs. */
const stopTimeoutMs = 8_000;

/**
 * Stops the API on a signal, or when the launcher that started it is gone. It says that it is not ready and that its
 * connections end, takes no more requests, finishes the open ones, closes the database and releases its lock.
 */
export function stopOnSignal({ app, database, log, traces, drainMs }: RunningApi): void {
  let isStopping = false;
  const stop = (reason: NodeJS.Signals | 'launcher gone'): void => {
    // A terminal and the launcher may both send a signal: the second one must not cut the stop short.
    if (isStopping) return;
    isStopping = true;
    log.info({ reason }, 'stopping');
    setTimeout(() => {
      log.error('stopped with unfinished work');
      process.exit(1);
    }, drainMs + stopTimeoutMs).unref();
    void shutDown().catch((failure: unknown) => {
      log.error(describeFault(failure), 'stopped with unfinished work');
      process.exit(1);
    });
  };
  const shutDown = async (): Promise<void> => {
    const server: Server = app.getHttpServer();
    app.get(HealthService, { strict: false }).leave();
    endConnectionsWithAnswers(server);
    if (drainMs > 0) await takeRequestsFor(server, drainMs);
    app.get(EventStreams, { strict: false }).end();
    await drain(server);
    await app.close();
    await Promise.all([database.close(), traces?.stop()]);
    log.info('stopped');
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
  process.once('disconnect', () => stop('launcher gone'));
  if (process.connected === false) void stop('launcher gone');
  // Waiting for the launcher to disconnect must not keep the process alive.
  process.channel?.unref();
}

/** Resolves when no connection is open; after five seconds it closes those that are left. */
async function drain(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  const idleTimer = setInterval(() => server.closeIdleConnections(), 50);
  const timeout = setTimeout(() => server.closeAllConnections(), drainTimeoutMs);
  await closed;
  clearInterval(idleTimer);
  clearTimeout(timeout);
}
