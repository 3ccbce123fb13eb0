import { join, resolve } from 'node:path';
import { hash } from '@node-rs/argon2';
import manifest from '../../package.json' with { type: 'json' };
import { compileProgram, loadProgram } from './compiled-program.js';
import { makeEmpty, makeSeeded } from './embedded-templates.js';
import { makeTemplate } from './server-template.js';

const api = resolve(import.meta.dirname, '../..');
const made = join(api, '.build');

/** A hash says what it takes to check it: tests sign in more than a thousand times, and few of them are about that. */
const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Runs once before all tests, which find what it made through variables. */
export default async function prepare() {
  const compiled = join(made, 'compiled');
  const empty = join(made, `pglite-empty-${manifest.dependencies['@electric-sql/pglite']}`);
  const seeded = join(made, 'pglite-seeded');
  const password = 'seven seas of rye';
  const [passwordHash] = await Promise.all([
    hash(password, cheap),
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
