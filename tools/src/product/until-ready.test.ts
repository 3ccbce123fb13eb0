/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readiness } from '@lens/contracts/health';
import { untilReady } from './until-ready';

const well: Readiness = {
  shell: { ok: true },
  registry: { ok: true },
  api: { ok: true },
  database: { ok: true },
};
const leftOut = { name: 'mfe-some', version: '2.0.0', problem: 'remote.json is not JSON.', served: null };

let server: Server | undefined;
afterEach(() => void server?.close());

/** A shell that says one thing after the other, the last of them again and again. @returns its port */
async function shellSaying(...answers: object[]): Promise<number> {
  let asked = 0;
  server = createServer((_request, response) => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    response.writeHead(503, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Gives up after some looks at the answers, as a service that dies makes it do. */
const afterLooks = (count: number) => () => (count-- > 0 ? null : 'enough');
const until = async (...answers: object[]) => untilReady([await shellSaying(...answers)], afterLooks(4));

const away = { ok: false, detail: 'away' };

test('is once every part is fine', async () => {
  await expect(until({ ...well, database: away }, { nonsense: true }, well)).resolves.toEqual([]);
});

test('is, and says what is not served, where the remote of Home is the one that is left out', async () => {
  const registry = { ...away, remotes: [leftOut] };
  await expect(until({ ...well, registry })).resolves.toEqual([leftOut]);
});

test.each([
  ['the API does not answer', { api: away, registry: { ok: true, remotes: [leftOut] } }],
  ['the database is away', { database: away }],
  ['the registry is not there yet', { registry: away }],
])('is not while %s', async (_, states) => {
  await expect(until({ ...well, ...states })).rejects.toThrow('enough');
});
