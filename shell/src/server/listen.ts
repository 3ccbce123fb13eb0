import { createServer, type RequestListener } from 'node:http';
import type { SpanSender } from '@lens/metrics/traces/send-spans';
import { endConnectionsWithAnswers, takeRequestsFor } from '@lens/contracts/leave-in-order';
import type { Logger } from 'pino';
import type { ShellEnvironment } from './env';

const stopLimitMs = 5_000;
/** Longer than proxies keep idle connections, so that we never close one that a proxy is about to use. */
const idleConnectionMs = 75_000;

interface Running {
  log: Logger;
  /** Aborted at the signal. */
  leaving: AbortController;
  /** Aborted when no more requests are taken. */
  stopping: AbortController;
  /** Null where nothing is traced. */
  traces: SpanSender | null;
}

/**
 * Listens. On a signal, or if the launcher ends, still takes requests for `drainMs`, answers open ones and then stops.
 * @throws Error if the port is in use
 */
export async function listen(
  listener: RequestListener,
  { port, host, drainMs }: Pick<ShellEnvironment, 'port' | 'host' | 'drainMs'>,
  { log, leaving, stopping, traces }: Running,
): Promise<void> {
  const server = createServer(listener);
  server.keepAliveTimeout = idleConnectionMs;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (failure: NodeJS.ErrnoException) =>
      reject(
        failure.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port} on ${host} is in use. Stop what listens there, or set PORT to another one.`,
            )
          : failure,
      ),
    );
    server.listen(port, host, resolve);
  });
  log.info({ port, host }, 'listening');

  const stop = () => {
    // A terminal and the launcher may both send a signal; the second one must not stop the process earlier.
    if (leaving.signal.aborted) return;
    leaving.abort();
    log.info('stopping');
    endConnectionsWithAnswers(server);
    if (drainMs > 0) void takeRequestsFor(server, drainMs).then(close);
    else close();
  };
  const close = () => {
    stopping.abort();
    server.close(() => void Promise.resolve(traces?.stop()).finally(() => process.exit(0)));
    server.closeIdleConnections();
    // Connections become idle as their open requests are answered.
    setInterval(() => server.closeIdleConnections(), 50).unref();
    setTimeout(() => process.exit(0), stopLimitMs).unref();
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
  // Fires when the launcher ends, in whatever way. Without `unref` the channel would keep the process alive.
  process.once('disconnect', stop);
  if (process.connected === false) stop();
  process.channel?.unref();
}
