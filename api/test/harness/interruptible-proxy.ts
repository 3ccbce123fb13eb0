import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy between the API and its database server, with which a test can interrupt and restore the connection. */
export async function startInterruptibleProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(target.port || 5432), target.hostname);
    const join = (socket: Socket, other: Socket) => {
      open.add(socket);
      socket.on('close', () => open.delete(socket)).on('close', () => other.end());
      // A pipe does not pass errors on: without this, the client would wait after the server resets the connection.
      socket.on('error', () => other.destroy());
    };
    join(client, upstream);
    join(upstream, client);
    client.pipe(upstream).pipe(client);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    /** Breaks all connections and refuses new ones. */
    interrupt: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
    restore: () => listen(port),
  };
}
