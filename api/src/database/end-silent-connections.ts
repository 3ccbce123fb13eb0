import type { Socket } from 'node:net';
import type pg from 'pg';
import type { DataSource } from 'typeorm';

/** Longer than any query of a request or a job takes, and shorter than the shell waits for an answer. */
const silenceLimitMs = 15_000;

interface Connection {
  connection?: { stream?: Socket };
}

/**
 * Ends a connection in use on which the server has been silent for too long, so that its query fails like any other that
 * loses its connection. A host that vanished never closes its connections: without this, the queries under way would wait
 * for a quarter of an hour, and all others for a free connection. Call once the database is migrated, which may take long.
 */
export function endSilentConnections({ driver }: DataSource, limitMs = silenceLimitMs): void {
  const { master: pool } = driver as unknown as { master: pg.Pool };
  // The embedded database has no connections.
  if (!pool.options.connectionString) return;
  const watched = new WeakSet<Socket>();
  const streamOf = (client: unknown) => (client as Connection).connection?.stream;
  const watch = (client: unknown): void => {
    const stream = streamOf(client);
    if (!stream) return;
    stream.setTimeout(limitMs);
    if (watched.has(stream)) return;
    watched.add(stream);
    stream.on('timeout', () =>
      stream.destroy(Object.assign(new Error('The database is silent.'), { code: 'ETIMEDOUT' })),
    );
  };
  pool.on('acquire', watch);
  pool.on('release', (_error, client) => void streamOf(client)?.setTimeout(0));
}
