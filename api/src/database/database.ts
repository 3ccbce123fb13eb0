import type { EventEmitter } from 'node:events';
import { mkdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { DataSource } from 'typeorm';
import type { DatabaseTarget } from '../config/env.js';
import { entities, migrations } from './schema.js';
import { serverUnreachable } from './unavailable.js';

export interface Database {
  source: DataSource;
  close(): Promise<void>;
}

/**
 * Connects to PostgreSQL, or starts the embedded one in this process.
 * @throws StartError when the server does not answer
 */
export async function openDatabase(target: DatabaseTarget): Promise<Database> {
  if (target.kind === 'server') return openServer(target.url);
  mkdirSync(target.folder, { recursive: true });
  return openEmbedded(await PGlite.create(target.folder));
}

export async function openServer(url: string): Promise<Database> {
  const pool = { connectionString: url, max: 10, keepAlive: true, onConnect: surviveItsEnd };
  const source = await initialised(pool).catch((error: unknown) => {
    throw serverUnreachable(url, error);
  });
  return { source, close: () => source.destroy() };
}

export async function openEmbedded(postgres: PGlite): Promise<Database> {
  // One connection only, and for good: PGlite is one backend, and a second client would share its session.
  const source = await initialised({ ...createPgConfig(postgres), max: 1, idleTimeoutMillis: 0 });
  return {
    source,
    async close() {
      await source.destroy();
      await postgres.close();
    },
  };
}

/**
 * A connection that the server ends while it changes hands between pool and query runner has no listener for a moment,
 * and its error would end the process. Whoever uses it next is told all the same.
 */
function surviveItsEnd(client: EventEmitter): void {
  client.on('error', () => undefined);
}

function initialised(extra: Record<string, unknown>): Promise<DataSource> {
  return new DataSource({
    type: 'postgres',
    extra,
    connectTimeoutMS: 5000,
    installExtensions: false,
    uuidExtension: 'pgcrypto',
    entities,
    migrations,
    logging: false,
  }).initialize();
}
