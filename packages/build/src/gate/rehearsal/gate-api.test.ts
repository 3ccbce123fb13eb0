import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startGateApi, type GateApi } from './gate-api';

let real: Server;
let gate: GateApi;
const asked: string[] = [];
beforeAll(async () => {
  real = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(418, { 'content-type': 'application/json' }).end('{"from":"the real API"}');
  });
  await new Promise<void>((resolve) => real.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => real.close(resolve)));
beforeEach(() => void (asked.length = 0));
afterEach(() => gate.close());

const ask = async (method: string, path: string, body?: string) => {
  const answer = await fetch(gate.url + path, { method, ...(body !== undefined && { body }) });
  return [answer.status, await answer.text()];
};

it('With --api pages read from the real API, and nothing writes there [GATE-14]', async () => {
  gate = await startGateApi(`http://127.0.0.1:${(real.address() as AddressInfo).port}`);
  expect(await ask('GET', '/api/articles/public?limit=1')).toEqual([418, '{"from":"the real API"}']);
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
    expect((await ask(method, '/api/consultations', '{}'))[0]).toBe(503);
  expect((await ask('POST', '/api/events', '{"kind":"web_vital"}'))[0]).toBe(204);
  expect(gate.events).toEqual([{ kind: 'web_vital' }]);
  expect(asked).toEqual(['GET /api/articles/public?limit=1']);
});

it('Without it there is no API, and the shell is ready nevertheless', async () => {
  gate = await startGateApi();
  expect((await ask('GET', '/api/articles/public'))[0]).toBe(503);
  expect((await ask('GET', '/api/health/ready'))[0]).toBe(200);
  expect(asked).toEqual([]);
});
