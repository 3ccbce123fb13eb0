import { readFileSync } from 'node:fs';
import path from 'node:path';
import { variableNames as ofApi } from '../../../api/src/config/env';
import { variableNames as ofShell } from '../../../shell/src/server/env';
import { variablesOfShell } from './variables';

const root = path.resolve(__dirname, '../../..');
const namesIn = (file: string): string[] =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(
    ([, name = '']) => name,
  );

/** What decides how a process was built or is tried, and no operator sets. */
const notForOperators = ['NODE_ENV', 'SHELL_DIST'];
/** What compose.yaml itself reads, or says in a way of its own. */
const ofCompose = ['TLS_DIR', 'HTTP_PORT', 'HTTPS_PORT', 'POSTGRES_PASSWORD'];

const everyName = [...new Set([...ofApi, ...ofShell])];

test('.env.example names what API and shell read, and nothing else', () => {
  const wanted = everyName.filter((name) => !notForOperators.includes(name));
  expect(namesIn('.env.example').sort()).toEqual(wanted.sort());
});

test('infra/.env.example names nothing that nobody reads', () => {
  const strangers = namesIn('infra/.env.example').filter(
    (name) => ![...everyName, ...ofCompose].includes(name),
  );
  expect(strangers).toEqual([]);
});

test('the shell gets none of what only the API reads', () => {
  const everything = Object.fromEntries([...everyName, 'PATH'].map((name) => [name, 'x']));
  const given = Object.keys(variablesOfShell(everything)).sort();
  expect(given).toEqual([...ofShell, 'PATH'].sort());
});

test('the shell knows production without the address of the database', () => {
  const database = { DATABASE_URL: 'postgres://x:y@db/z' };
  expect(variablesOfShell(database)).toEqual({ NODE_ENV: 'production' });
  expect(variablesOfShell({ ...database, NODE_ENV: 'development' })).toEqual({ NODE_ENV: 'development' });
  expect(variablesOfShell({})).toEqual({});
});
