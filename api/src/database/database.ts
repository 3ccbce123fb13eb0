import type { EventEmitter } from 'node:events';
import { mkdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { DataSource } from 'typeorm';
import type { DatabaseTarget } from '../config/env.js';
import { migrations } from './schema.js';
import { serverUnreachable } from './unavailable.js';

export interface Database {
  source: DataSource;
  close(): Promise<void>;
}

/** A kind of row. The features have them, and the database knows no feature: whoever opens it says which there are. */
export type EntityClass = new () => object;

/**
 * Connects to PostgreSQL, or starts the embedded one in this process.
 * @throws StartError when the server does not answer
 */
export async function openDatabase(target: DatabaseTarget, entities: EntityClass[]): Promise<Database> {
  if (target.kind === 'server') return openServer(target.url, entities);
  mkdirSync(target.folder, { recursive: true });
  return openEmbedded(await PGlite.create(target.folder), entities);
}

export async function openServer(url: string, entities: EntityClass[]): Promise<Database> {
  const pool = { connectionString: url, max: 10, keepAlive: true, onConnect: surviveItsEnd };
  const source = await initialised(pool, entities).catch((error: unknown) => {
    throw serverUnreachable(url, error);
  });
  return { source, close: () => source.destroy() };
}

export async function openEmbedded(postgres: PGlite, entities: EntityClass[]): Promise<Database> {
  // One connection only, and for good: PGlite is one backend, and a second client would share its session.
  const connection = { ...createPgConfig(postgres), max: 1, idleTimeoutMillis: 0 };
  const source = await initialised(connection, entities);
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

function initialised(extra: Record<string, unknown>, entities: EntityClass[]): Promise<DataSource> {
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
