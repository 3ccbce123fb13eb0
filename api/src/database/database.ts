import type { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { DataSource } from 'typeorm';
import type { DatabaseTarget } from '../config/env.js';
import { migrations } from './schema.js';
import { isDatabaseStarting, serverUnreachableError } from './unavailable.js';

const startLimitMs = 60_000;
const startRetryMs = 100;

/** Finds out within half a minute that the host of a connection on which nothing is sent has vanished. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 15_000 };

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
  const pool = { connectionString: url, max: 10, ...keepAlive, onConnect: ignoreLateErrors };
  const dataSource = await connectOnceStarted(pool, entities).catch((error: unknown) => {
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

/** Waits for a server that says that it starts or recovers, as after a failure of the machine. */
async function connectOnceStarted(
  pool: Record<string, unknown>,
  entities: EntityClass[],
): Promise<DataSource> {
  const deadlineMs = performance.now() + startLimitMs;
  for (;;) {
    try {
      return await connect(pool, entities);
    } catch (error) {
      if (!isDatabaseStarting(error) || performance.now() > deadlineMs) throw error;
      await delay(startRetryMs);
    }
  }
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
