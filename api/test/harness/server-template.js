import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Creates a database in the state after a first start, as a template for others. @returns its name */
export async function makeTemplate(url, program) {
  const name = `lens_seeded_${randomBytes(6).toString('hex')}`;
  await administer(url, `CREATE DATABASE ${name}`);
  const templateUrl = new URL(url);
  templateUrl.pathname = `/${name}`;
  const database = await program.openServer(templateUrl.href);
  await program.firstStart(database);
  await database.close();
  return name;
}

export const dropTemplate = (url, name) => administer(url, `DROP DATABASE ${name} WITH (FORCE)`);

async function administer(url, statement) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
