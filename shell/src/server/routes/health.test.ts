/** @jest-environment node */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { readiness } from '@lens/contracts/health';
import type { RegistryWatch } from '../registry/registry-watch';
import type { RemoteProblem } from '../registry/snapshot';
import { healthRoutes } from './health';

let server: Server;
const state = {
  problem: null as string | null,
  remotes: [] as object[],
  problems: [] as RemoteProblem[],
};
const current = () =>
  Promise.resolve({ registry: { revision: 3 }, remotes: state.remotes, problems: state.problems });
const registry = {
  get problem() {
    return state.problem;
  },
  current,
} as unknown as RegistryWatch;

const well = { api: { ok: true }, database: { ok: true } };
const api = express().get('/api/health/ready', (_request, response) => void response.json(well));
let apiServer: Server;
const addressOf = (one: Server) => `http://127.0.0.1:${(one.address() as AddressInfo).port}`;

beforeAll(() => {
  apiServer = api.listen(0);
  server = express()
    .use(healthRoutes(registry, addressOf(apiServer)))
    .listen(0);
});
afterAll(() => {
  server.close();
  apiServer.close();
});
beforeEach(() => Object.assign(state, { problem: null, remotes: [remote('/')], problems: [] }));

const remote = (path: string) => ({
  manifest: { routes: [{ id: 'some', path, surface: 'public' }] },
});
const problem = (served: string | null): RemoteProblem => ({
  name: 'mfe-some',
  version: '2.0.0',
  served,
  problem: 'remote.json is not JSON.',
  watched: [],
});

async function ask() {
  const answer = await fetch(`${addressOf(server)}/readyz`);
  return { status: answer.status, registry: readiness.parse(await answer.json()).registry };
}

describe('Readiness', () => {
  it('is said of a shell that can answer Home', async () => {
    expect(await ask()).toEqual({ status: 200, registry: { ok: true, detail: 'revision 3' } });
  });

  it.each([
    [null, 'mfe-some 2.0.0 is left out'],
    ['1.0.0', '1.0.0 stays'],
    ['2.0.0', 'without a part'],
  ])(
    'names a remote of which %s is served, and why, while the other pages are there',
    async (served, detail) => {
      state.problems = [problem(served)];
      const { name, version, problem: why } = problem(served);
      expect(await ask()).toEqual({
        status: 200,
        registry: {
          ok: true,
          detail: expect.stringContaining(detail) as string,
          remotes: [{ name, version, problem: why, served }],
        },
      });
    },
  );

  it('is denied while no remote brings a page for /', async () => {
    state.remotes = [remote('/some')];
    state.problems = [problem(null)];
    const { status, registry: said } = await ask();
    expect([status, said.ok]).toEqual([503, false]);
    expect(said.detail).toContain('no remote brings a page for /');
  });

  it('is denied while the registry cannot be read', async () => {
    state.problem = 'registry.json: Unexpected token';
    const { status, registry: said } = await ask();
    expect([status, said.ok]).toEqual([503, false]);
    // What is wrong with the file is for the log: everybody can ask for this.
    expect(said.detail).toBe('not usable; revision 3 is served meanwhile');
  });
});
