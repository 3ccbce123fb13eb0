import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import pg from 'pg';
import { openEmbedded, openServer, type Database } from '../../src/database/database.js';
import { entities } from '../../src/entities.js';

declare global {
  /** What the environment of all tests compiled. */
  var embeddedProgram: PGliteOptions;
}

/** Nothing at all, or what a first start leaves: whoever starts the program may begin with either. */
export type Beginning = 'empty' | 'seeded';

export interface Engine {
  name: string;
  /** A database of its own, empty unless it may be seeded and that is less work; `drop` closes it too. */
  create(beginning?: Beginning): Promise<{ database: Database; drop(): Promise<void> }>;
}

/** Folders of embedded databases; beside each is a file of what is in it. */
const templates: Record<Beginning, string> = {
  empty: process.env.EMBEDDED_EMPTY!,
  seeded: process.env.EMBEDDED_SEEDED!,
};

export const embedded: Engine = {
  name: 'embedded',
  async create(beginning = 'empty') {
    const loadDataDir = new Blob([readFileSync(`${templates[beginning]}.tar`)]);
    const postgres = await PGlite.create('memory://', { ...embeddedProgram, loadDataDir });
    const database = await openEmbedded(postgres, entities);
    return { database, drop: () => database.close() };
  },
};

/** A DATA_DIR with an embedded database. */
export function newDataFolder(beginning: Beginning): string {
  const folder = mkdtempSync(join(tmpdir(), 'api-'));
  cpSync(templates[beginning], join(folder, 'postgres'), { recursive: true });
  return folder;
}

/** A real server; `url` names a database from which others can be created. */
export function server(url: string): Engine {
  return {
    name: 'server',
    async create(beginning = 'empty') {
      const own = await createDatabase(url, beginning);
      const database = await openServer(own.url, entities);
      return { database, drop: () => database.close().then(own.drop) };
    },
  };
}

/** Creates a database that nobody else uses. */
export async function createDatabase(
  url: string,
  beginning: Beginning = 'empty',
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `lens_${randomBytes(6).toString('hex')}`;
  const template = beginning === 'seeded' ? process.env.SERVER_SEEDED! : 'template1';
  await administer(url, `CREATE DATABASE ${name} TEMPLATE ${template}`);
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
