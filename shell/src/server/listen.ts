import { createServer } from 'node:http';
import type { Express } from 'express';
import type { Logger } from 'pino';
import type { ShellEnvironment } from './env';

const stopLimitMs = 5_000;
/** Longer than a proxy keeps a connection for its next request, so that none is closed under one. */
const idleConnectionMs = 75_000;

/**
 * Listens, and stops on a signal, or when its launcher is gone, once open requests are answered.
 * @param stopping is aborted when it begins to stop
 * @throws Error when the port is taken
 */
export async function listen(
  app: Express,
  { port, host }: ShellEnvironment,
  log: Logger,
  stopping: AbortController,
): Promise<void> {
  const server = createServer(app);
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
    // A terminal and the launcher may both say it: the second one must not cut the first one short.
    if (stopping.signal.aborted) return;
    stopping.abort();
    log.info('stopping');
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    // What is answered from now on leaves its connection idle.
    setInterval(() => server.closeIdleConnections(), 50).unref();
    setTimeout(() => process.exit(0), stopLimitMs).unref();
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
  // The launcher that started it is gone, however it ended. Listening for that alone must not keep the process alive.
  process.once('disconnect', stop);
  if (process.connected === false) stop();
  process.channel?.unref();
}
