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

/** Longer than a proxy keeps a connection for its next request, so that none is closed under one; milliseconds. */
const idleConnectionMs = 75_000;

/** @throws StartError when the port cannot be had */
export async function listen(app: NestExpressApplication, at: { host: string; port: number }): Promise<void> {
  const server: Server = app.getHttpServer();
  server.keepAliveTimeout = idleConnectionMs;
  try {
    // Not by the framework, which would also log the failure with its stack.
    await once(server.listen(at.port, at.host), 'listening');
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
    if (!reason) throw error;
    throw new StartError(`Port ${at.port} on ${at.host} ${reason}.`);
  }
}
