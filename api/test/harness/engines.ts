import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { openEmbedded, openServer, type Database } from '../../src/database/database.js';

export interface Engine {
  name: string;
  /** An empty database of its own; `drop` closes it too. */
  create(): Promise<{ database: Database; drop(): Promise<void> }>;
}

export const embedded: Engine = {
  name: 'embedded',
  async create() {
    const loadDataDir = new Blob([readFileSync(`${process.env.PGLITE_TEMPLATE}.tar`)]);
    const database = await openEmbedded(await PGlite.create('memory://', { loadDataDir }));
    return { database, drop: () => database.close() };
  },
};

/** A real server; `url` names a database from which others can be created. */
export function server(url: string): Engine {
  return {
    name: 'server',
    async create() {
      const own = await createDatabase(url);
      const database = await openServer(own.url);
      return { database, drop: () => database.close().then(own.drop) };
    },
  };
}

/** Creates a database that nobody else uses. */
export async function createDatabase(url: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `lens_${randomBytes(6).toString('hex')}`;
  await administer(url, `CREATE DATABASE ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => administer(url, `DROP DATABASE ${name} WITH (FORCE)`) };
}

export const serverUrl = process.env.TEST_DATABASE_URL;

export const engines: Engine[] = serverUrl ? [embedded, server(serverUrl)] : [embedded];

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
