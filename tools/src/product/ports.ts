import { connect, createServer } from 'node:net';
import { readPorts, variableDefaults } from '@lens/contracts/deployment';

const isPort = (port: number) => Number.isInteger(port) && port > 0 && port < 65_536;

const listens = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (failure: NodeJS.ErrnoException) => resolve(failure.code !== 'EADDRINUSE'));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });

/**
 * Looks at the ports before anything is built or started: whatever listens there could otherwise be taken for the
 * product itself. A value that is no port is left to the service that reads it.
 * @throws Error naming the variable to change
 */
export async function requireFreePorts(env: NodeJS.ProcessEnv): Promise<void> {
  const host = env['HOST'] || variableDefaults.HOST;
  for (const [name, port] of Object.entries(readPorts(env))) {
    if (!isPort(port) || (await listens(port, host))) continue;
    throw new Error(
      `Port ${port} on ${host} is in use. Stop what listens there, or set ${name} to another one.`,
    );
  }
}

/** Whether something on this machine takes connections on a port. */
export const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    if (!isPort(port)) return resolve(false);
    const socket = connect(port, '127.0.0.1');
    const end = (open: boolean) => {
      socket.destroy();
      resolve(open);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });
