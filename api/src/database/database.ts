import type { EventEmitter } from 'node:events';
import type { PGlite } from '@electric-sql/pglite';
import { DataSource } from 'typeorm';
import type { DatabaseTarget } from '../config/env.js';
import { migrations } from './schema.js';
import { serverUnreachableError } from './unavailable.js';

export interface Database {
  dataSource: DataSource;
  close(): Promise<void>;
  /** The newest migration of a newer version that has migrated it, and lets this one use it. */
  newerMigration?: string;
}

/** The caller passes the entities, since the database folder imports no feature. */
export type EntityClass = new () => object;

/**
 * Connects to a PostgreSQL server, or starts the embedded database in this process.
 * @throws StartError if the server does not answer
 */
export async function openDatabase(target: DatabaseTarget, entities: EntityClass[]): Promise<Database> {
  if (target.kind === 'server') return openServer(target.url, entities);
  const { openFolder } = await import('./embedded.js');
  return openEmbedded(await openFolder(target.folder), entities);
}

export async function openServer(url: string, entities: EntityClass[]): Promise<Database> {
  const pool = { connectionString: url, max: 10, keepAlive: true, onConnect: ignoreLateErrors };
  const dataSource = await connect(pool, entities).catch((error: unknown) => {
    throw serverUnreachableError(url, error);
  });
  return { dataSource, close: () => dataSource.destroy() };
}

export async function openEmbedded(postgres: PGlite, entities: EntityClass[]): Promise<Database> {
  const { createPgConfig } = await import('@electric-sql/pglite/node-postgres');
  // One connection, never closed: PGlite is one backend, so a second client would share its session.
  const connection = { ...createPgConfig(postgres), max: 1, idleTimeoutMillis: 0 };
  const dataSource = await connect(connection, entities);
  return {
    dataSource,
    async close() {
      await dataSource.destroy();
      await postgres.close();
    },
  };
}

/**
 * While a connection passes from the pool to a query runner, nobody listens for its errors, and an error would end the
 * process. The next query on it fails anyway.
 */
function ignoreLateErrors(client: EventEmitter): void {
  client.on('error', () => undefined);
}

function connect(extra: Record<string, unknown>, entities: EntityClass[]): Promise<DataSource> {
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
