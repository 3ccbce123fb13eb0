/** @jest-environment node */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { readiness } from '@lens/contracts/health';
import type { CurrentRegistry } from '../registry/current-registry';
import type { RemoteProblem } from '../registry/snapshot';
import { healthRoutes } from './health';

let server: Server;
let leaving: AbortController;
const state = {
  problem: null as string | null,
  isExpired: false,
  remotes: [] as object[],
  problems: [] as RemoteProblem[],
};
const current = () =>
  Promise.resolve({ registry: { revision: 3 }, remotes: state.remotes, problems: state.problems });
const registry = {
  get problem() {
    return state.problem;
  },
  get isExpired() {
    return state.isExpired;
  },
  current,
} as unknown as CurrentRegistry;

const healthy = { api: { ok: true }, database: { ok: true } };
const api = express().get('/api/health/ready', (_request, response) => void response.json(healthy));
let apiServer: Server;
const addressOf = (one: Server) => `http://127.0.0.1:${(one.address() as AddressInfo).port}`;

beforeAll(() => {
  apiServer = api.listen(0);
  leaving = new AbortController();
  server = express()
    .use(healthRoutes(registry, addressOf(apiServer), { leaving: leaving.signal }))
    .listen(0);
});
afterAll(() => {
  server.close();
  apiServer.close();
});
beforeEach(() =>
  Object.assign(state, { problem: null, isExpired: false, remotes: [remote('/')], problems: [] }),
);

const remote = (path: string) => ({
  manifest: { routes: [{ id: 'some', path, surface: 'public' }] },
});
const problem = (served: string | null): RemoteProblem => ({
  name: 'mfe-some',
  version: '2.0.0',
  served,
  problem: 'remote.json is not JSON.',
  awaitedFiles: [],
});

async function ask() {
  const answer = await fetch(`${addressOf(server)}/readyz`);
  return { status: answer.status, registry: readiness.parse(await answer.json()).registry };
}

describe('Readiness', () => {
  it('is reported if the home page can be served', async () => {
    expect(await ask()).toEqual({ status: 200, registry: { ok: true, detail: 'revision 3' } });
  });

  it.each([
    [null, 'mfe-some 2.0.0 is left out'],
    ['1.0.0', '1.0.0 stays'],
    ['2.0.0', 'without a part'],
  ])(
    'names a remote of which %s is served, and the reason, but is still reported',
    async (served, detail) => {
      state.problems = [problem(served)];
      const { name, version, problem: reason } = problem(served);
      expect(await ask()).toEqual({
        status: 200,
        registry: {
          ok: true,
          detail: expect.stringContaining(detail) as string,
          remotes: [{ name, version, problem: reason, served }],
        },
      });
    },
  );

  it('is not reported while no remote has a page for /', async () => {
    state.remotes = [remote('/some')];
    state.problems = [problem(null)];
    const { status, registry: registryState } = await ask();
    expect([status, registryState.ok]).toEqual([503, false]);
    expect(registryState.detail).toContain('no remote brings a page for /');
  });

  it('is not reported while the registry cannot be read', async () => {
    state.problem = 'registry.json: Unexpected token';
    const { status, registry: registryState } = await ask();
    expect([status, registryState.ok]).toEqual([503, false]);
    // The answer is public, so the reason is only logged.
    expect(registryState.detail).toBe('not usable; revision 3 is served meanwhile');
  });

  it('says that nothing newer is accepted when signatures have expired, and takes no shell out of service [SIGNED-6]', async () => {
    Object.assign(state, { problem: 'registry.json: Final timestamp.json is expired', isExpired: true });
    const { status, registry: composed } = await ask();
    expect([status, composed.ok]).toEqual([200, true]);
    expect(composed.detail).toMatch(/^revision 3; .*expired.*nothing newer is accepted/);
  });
});

it('A shell that is about to stop is not ready, and still alive [SCALE-9]', async () => {
  expect((await fetch(`${addressOf(server)}/readyz`)).status).toBe(200);
  leaving.abort();
  const answer = await fetch(`${addressOf(server)}/readyz`);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ shell: { ok: false }, api: { ok: true } });
  expect((await fetch(`${addressOf(server)}/healthz`)).status).toBe(200);
});
