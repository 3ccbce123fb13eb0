import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import pg from 'pg';
import { openEmbedded, openServer, type Database } from '../../src/database/database.js';
import { entities } from '../../src/entities.js';

declare global {
  /** The compiled parts of the embedded database, from `environment.js`. */
  var embeddedProgram: PGliteOptions;
}

/** An empty database, or one after a first start of the program. */
export type InitialState = 'empty' | 'seeded';

export interface Engine {
  name: string;
  /** Creates a database; `drop` closes it too. */
  create(initialState?: InitialState): Promise<{ database: Database; drop(): Promise<void> }>;
}

/** Folders of embedded databases; beside each of them is a `.tar` with its content. */
const templates: Record<InitialState, string> = {
  empty: process.env.EMBEDDED_EMPTY!,
  seeded: process.env.EMBEDDED_SEEDED!,
};

export const embedded: Engine = {
  name: 'embedded',
  async create(initialState = 'empty') {
    const loadDataDir = new Blob([readFileSync(`${templates[initialState]}.tar`)]);
    const postgres = await PGlite.create('memory://', { ...embeddedProgram, loadDataDir });
    const database = await openEmbedded(postgres, entities);
    return { database, drop: () => database.close() };
  },
};

/** A DATA_DIR with an embedded database. */
export function newDataFolder(initialState: InitialState): string {
  const folder = mkdtempSync(join(tmpdir(), 'api-'));
  cpSync(templates[initialState], join(folder, 'postgres'), { recursive: true });
  return folder;
}

/** @param url names a database of the server, in a session of which others can be created */
export function server(url: string): Engine {
  return {
    name: 'server',
    async create(initialState = 'empty') {
      const created = await createDatabase(url, initialState);
      const database = await openServer(created.url, entities);
      return { database, drop: () => database.close().then(created.drop) };
    },
  };
}

/** Creates a database on a server, under a random name. */
export async function createDatabase(
  url: string,
  initialState: InitialState = 'empty',
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `lens_${randomBytes(6).toString('hex')}`;
  const template = initialState === 'seeded' ? process.env.SERVER_SEEDED! : 'template1';
  await administer(url, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const createdUrl = new URL(url);
  createdUrl.pathname = `/${name}`;
  return { url: createdUrl.href, drop: () => administer(url, `DROP DATABASE ${name} WITH (FORCE)`) };
}

export const serverUrl = process.env.TEST_DATABASE_URL;

export const engines: Engine[] = serverUrl ? [embedded, server(serverUrl)] : [embedded];

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
