import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ConsultationReceipt } from '@lens/contracts/consultations';
import type { StreamTicket } from '@lens/contracts/event-stream';
import type { PublicSettings } from '@lens/contracts/settings';
import { openStream } from './harness/event-stream.js';
import pg from 'pg';
import { createDatabase, newDataFolder, serverUrl } from './harness/engines.js';
import { freePort, runApi, runProgram, type Program } from './harness/program.js';
import { waitFor } from './harness/wait-for.js';

const started: Program[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A DATA_DIR with a seeded database, or an empty one. */
function newFolder({ isEmpty = false } = {}): string {
  const folder = isEmpty ? mkdtempSync(join(tmpdir(), 'api-')) : newDataFolder('seeded');
  folders.push(folder);
  return folder;
}

async function api(variables: Record<string, string>): Promise<Program> {
  const program = await runApi(variables);
  started.push(program);
  return program;
}

/** Runs a program that is expected to refuse to start. */
async function runRefused(variables: Record<string, string>) {
  const program = await runProgram({ variables });
  started.push(program);
  return { code: await program.ended, output: program.output() };
}

function sendRequest(url: string, key: string, from = '127.0.0.1') {
  return fetch(`${url}/api/consultations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, 'x-forwarded-for': from },
    body: JSON.stringify({ firstName: 'A', lastName: 'B', email: 'a@example.com', phone: '5625550142' }),
  });
}

const receiptOf = async (response: Response) => (await response.json()) as ConsultationReceipt;

test('a second process on the same folder is refused; killing the first one loses nothing and frees the folder', async () => {
  const variables = { DATA_DIR: newFolder({ isEmpty: true }) };
  const first = await api(variables);
  const receipts = await Promise.all(
    Array.from({ length: 15 }, async (_, index) =>
      receiptOf(await sendRequest(first.url, `before-kill-${index}`)),
    ),
  );

  const second = await runRefused(variables);
  expect(second.code).toBe(1);
  expect(second.output).toContain(`in use by process ${first.child.pid}`);
  expect(second.output).not.toMatch(/^\s+at /m);

  first.child.kill('SIGKILL');
  await first.ended;
  const third = await api(variables);
  for (const [index, receipt] of receipts.entries()) {
    expect(await receiptOf(await sendRequest(third.url, `before-kill-${index}`))).toEqual(receipt);
  }
});

test('SIGTERM finishes open requests, ends open streams, closes the database and frees the folder; sessions survive', async () => {
  const variables = { DATA_DIR: newFolder() };
  const first = await api(variables);
  const login = await fetch(`${first.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: process.env.TEST_ADMIN_PASSWORD }),
  });
  const { token } = (await login.json()) as { token: string };

  const issued = await fetch(`${first.url}/api/live/tickets`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  const { ticket } = (await issued.json()) as StreamTicket;
  const stream = await openStream(`${first.url}/api/live?ticket=${ticket}`);

  const slow = slowRequest(first.url);
  await slow.sendFirstHalf();
  first.child.kill('SIGTERM');
  await waitFor('the stop', () => first.output().includes('"stopping"'));
  await expect(fetch(`${first.url}/api/health/live`)).rejects.toThrow();
  await stream.ended;
  expect(await slow.finish()).toBe(201);
  expect(await first.ended).toBe(0);
  expect(first.output()).toContain('"msg":"stopped"');
  expect(existsSync(join(variables.DATA_DIR, 'postgres.lock'))).toBe(false);

  const second = await api(variables);
  const me = await fetch(`${second.url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } });
  expect(me.status).toBe(200);
  const secret = join(variables.DATA_DIR, 'jwt-secret');
  expect(statSync(secret).mode & 0o077).toBe(0);
  expect(readFileSync(secret, 'utf8').length).toBeGreaterThan(40);
});

test('a port in use is reported in one paragraph, and the folder is released', async () => {
  const otherServer = createServer().listen(0, '127.0.0.1');
  await once(otherServer, 'listening');
  const port = String((otherServer.address() as AddressInfo).port);
  const other = { DATA_DIR: newFolder(), API_PORT: port };
  const { code, output } = await runRefused(other);
  otherServer.close();
  expect(code).toBe(1);
  expect(output).toBe(
    `Port ${port} on 127.0.0.1 is in use by another process. Stop that one, or set API_PORT to another port.\n`,
  );
  expect(existsSync(join(other.DATA_DIR, 'postgres.lock'))).toBe(false);
});

test.each([
  ['a bad environment', async () => ({ API_PORT: 'x', LOG_LEVEL: 'y' }), ['API_PORT', 'LOG_LEVEL']],
  [
    'production without its secrets',
    async () => ({ NODE_ENV: 'production' }),
    ['DATABASE_URL', 'JWT_SECRET'],
  ],
  [
    'an unreachable database',
    async () => ({
      DATABASE_URL: `postgres://u:hunter2@127.0.0.1:${await freePort()}/clinic`,
      JWT_SECRET: 'thirty-two characters or some more',
    }),
    ['ECONNREFUSED', 'DATABASE_URL'],
  ],
])('%s is reported in one paragraph, without a stack or a password', async (_, variables, expectedNames) => {
  const { code, output } = await runRefused({
    DATA_DIR: newFolder({ isEmpty: true }),
    ...(await variables()),
  });
  expect(code).toBe(1);
  for (const name of expectedNames) expect(output).toContain(name);
  expect(output).not.toMatch(/^\s+at |hunter2/m);
});

test('the command line creates an account and resets its password, but not while the API is running', async () => {
  const variables = { DATA_DIR: newFolder() };
  const admin = async (...args: string[]) => {
    const program = await runProgram({ entry: 'admin', args, variables });
    return { code: await program.ended, output: program.output() };
  };
  const created = await admin('create', 'mara', '--role', 'editor');
  expect(created).toMatchObject({
    code: 0,
    output: expect.stringContaining('Created the account mara') as string,
  });
  const reset = await admin('reset-password', 'MARA');
  const password = /shown only once: (\S+)/.exec(reset.output)?.[1];
  const running = await api(variables);
  expect((await admin('create', 'other')).output).toContain('in use by process');
  const login = await fetch(`${running.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'mara', password }),
  });
  expect(login.status).toBe(200);
  const settings = (await (await fetch(`${running.url}/api/settings/public`)).json()) as PublicSettings;
  expect(settings.demo).toBe(true);
});

/** Retries while the database has no free connection, as a visitor would: four hundred requests come at once. */
async function retryWhileUnavailable(send: () => Promise<Response>): Promise<Response> {
  const response = await send();
  if (response.status !== 503) return response;
  await new Promise((resolve) => setTimeout(resolve, 100));
  return retryWhileUnavailable(send);
}

const server = serverUrl;
if (server) {
  test('two replicas that start on an empty database store each of 200 requests once, even if it is sent several times', async () => {
    const database = await createDatabase(server);
    const variables = () => ({
      DATA_DIR: newFolder({ isEmpty: true }),
      DATABASE_URL: database.url,
      JWT_SECRET: 'thirty-two characters or some more',
      ADMIN_PASSWORD: 'seven seas of rye',
    });
    const replicas = await Promise.all([api(variables()), api(variables())]);
    // Each one to three times, alternating between the replicas, all at once.
    const posts = Array.from({ length: 200 }, (_, person) =>
      Array.from({ length: 1 + (person % 3) }, (_, attempt) => ({ person, attempt })),
    ).flat();
    const receipts = await Promise.all(
      posts.map(async ({ person, attempt }) => {
        const { url } = replicas[(person + attempt) % 2]!;
        const response = await retryWhileUnavailable(() =>
          sendRequest(url, `request-of-${person}`, `10.1.${person}.1`),
        );
        expect(response.status).toBe(201);
        return `${person} ${(await receiptOf(response)).id}`;
      }),
    );
    expect(posts).toHaveLength(399);
    expect(new Set(receipts).size).toBe(200);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query('SELECT count(*)::int AS stored FROM consultations');
    await client.end();
    expect(rows).toEqual([{ stored: 200 }]);
    for (const { child, ended } of replicas) {
      child.kill('SIGTERM');
      await ended;
    }
    await database.drop();
  });
}

/** A request whose body is sent in two halves, so that it is open while the program stops. */
function slowRequest(url: string) {
  const body = JSON.stringify({ firstName: 'S', lastName: 'L', email: 's@example.com', phone: '5625550142' });
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const open = request(`${url}/api/consultations`, { method: 'POST', headers });
  const status = new Promise<number | undefined>((resolve, reject) => {
    open.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
  });
  return {
    async sendFirstHalf() {
      open.write(body.slice(0, 20));
      await new Promise((resolve) => setTimeout(resolve, 200));
    },
    finish() {
      open.end(body.slice(20));
      return status;
    },
  };
}
