import { join, resolve } from 'node:path';
import { hash } from '@node-rs/argon2';
import manifest from '../../package.json' with { type: 'json' };
import { compileProgram, loadProgram } from './compiled-program.js';
import { makeEmpty, makeSeeded } from './embedded-templates.js';
import { makeTemplate } from './server-template.js';

const api = resolve(import.meta.dirname, '../..');
const buildFolder = join(api, '.build');

/** Checking a password costs as much as making its hash, and tests log in more than a thousand times. */
const cheapHashOptions = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Runs once before all tests, and passes its results to them in environment variables. */
export default async function prepare() {
  const compiled = join(buildFolder, 'compiled');
  const empty = join(buildFolder, `pglite-empty-${manifest.dependencies['@electric-sql/pglite']}`);
  const seeded = join(buildFolder, 'pglite-seeded');
  const password = 'seven seas of rye';
  const [passwordHash] = await Promise.all([
    hash(password, cheapHashOptions),
    compileProgram(join(api, 'src'), compiled),
    makeEmpty(empty),
  ]);
  const program = await loadProgram(compiled, { ADMIN_PASSWORD: password }, passwordHash);
  const url = process.env.TEST_DATABASE_URL;
  const [template] = await Promise.all([
    url && makeTemplate(url, program),
    makeSeeded(seeded, { empty, program }),
  ]);
  Object.assign(process.env, {
    API_COMPILED: compiled,
    EMBEDDED_EMPTY: empty,
    EMBEDDED_SEEDED: seeded,
    TEST_ADMIN_PASSWORD: password,
    TEST_ADMIN_HASH: passwordHash,
    ...(template && { SERVER_SEEDED: template }),
  });
}
