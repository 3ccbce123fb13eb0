import { once } from 'node:events';
import type { Server } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { StartError } from './config/start-error.js';

const reasons: Record<string, string> = {
  EADDRINUSE: 'is in use by another process. Stop that one, or set API_PORT to another port',
  EACCES: 'may not be used by this user. Set API_PORT to a port above 1023',
  EADDRNOTAVAIL: 'cannot be used: this machine does not have that address. Check HOST',
  ENOTFOUND: 'cannot be used: that host name is not known. Check HOST',
};

/** Longer than proxies keep idle connections, so that we never close one on which a proxy is sending a request. */
const idleConnectionMs = 75_000;

/** @throws StartError when the port cannot be used */
export async function listen(
  app: NestExpressApplication,
  { host, port }: { host: string; port: number },
): Promise<void> {
  const server: Server = app.getHttpServer();
  server.keepAliveTimeout = idleConnectionMs;
  try {
    // Not through the framework, which would also log the failure with its stack.
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
    if (!reason) throw error;
    throw new StartError(`Port ${port} on ${host} ${reason}.`);
  }
}
