import { once } from 'node:events';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { refuseOverload } from './refuse-overload.js';

const open: ServerResponse[] = [];
let refused = 0;
let whole = 0;
const server = createServer(
  refuseOverload(
    (incoming, response) => {
      if (incoming.url === '/api/health/live') return void response.end('well');
      open.push(response);
      incoming.resume().once('end', () => (whole += 1));
    },
    () => (refused += 1),
    // However slow this machine is.
    { isTooLong: () => false },
  ),
);
const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const arrived = async (count: number) => {
  while (open.length < count) await new Promise(setImmediate);
};
const answerAll = () => {
  for (const response of open.splice(0)) response.end('well');
};

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterEach(() => {
  answerAll();
  refused = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const read = (path = '/api/articles') => fetch(url() + path);
const write = () => fetch(`${url()}/api/consultations`, { method: 'POST', body: 'a form' });

test('more reads than can be answered in time are refused, then more writes, and health is always answered [OVERLOAD-1]', async () => {
  const reads = Array.from({ length: 200 }, () => read());
  await arrived(200);
  const late = await read();
  expect([late.status, late.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await late.json()).toEqual({
    error: 'The service is very busy. Please try again in a moment.',
    code: 'too_busy',
    statusCode: 503,
  });
  const writes = Array.from({ length: 100 }, () => write());
  while (whole < 300) await new Promise(setImmediate);
  expect((await write()).status).toBe(503);
  expect(await (await read('/api/health/live')).text()).toBe('well');
  expect(refused).toBe(2);
  answerAll();
  for (const answer of await Promise.all([...reads, ...writes])) expect(answer.status).toBe(200);
  const next = read();
  await arrived(1);
  answerAll();
  expect((await next).status).toBe(200);
});

test('who sends slowly, or leaves, takes nobody a place [OVERLOAD-1]', async () => {
  const slow = Array.from({ length: 300 }, () => {
    const sending = request(`${url()}/api/consultations`, {
      method: 'POST',
      headers: { 'content-length': 9 },
    });
    sending.on('error', () => undefined).write('a');
    return sending;
  });
  await arrived(300);
  const leaving = Array.from({ length: 200 }, () => {
    const sending = request(`${url()}/api/articles`);
    sending.on('error', () => undefined).end();
    return sending;
  });
  await arrived(500);
  const gone = open.map((response) => once(response, 'close'));
  for (const sending of [...slow, ...leaving]) sending.destroy();
  await Promise.all(gone);
  open.splice(0);
  const next = read();
  await arrived(1);
  answerAll();
  expect((await next).status).toBe(200);
  expect(refused).toBe(0);
});
