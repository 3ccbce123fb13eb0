/** @jest-environment node */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { recordSpans, type SpanEnd, type SpanStart } from '@lens/metrics/traces/span';
import { traced } from '@lens/metrics/traces/traced';
import pino from 'pino';
import { requestLog } from './request-log';
import { apiProxy } from './routes/api-proxy';

const marker = 'Zyx4711';
const traceId = 'a'.repeat(32);
const started: SpanStart[] = [];
const ended: SpanEnd[] = [];
const lines: string[] = [];
let api: Server;
let shell: Server;
const portOf = (server: Server) => (server.address() as AddressInfo).port;

beforeAll(() => {
  recordSpans((start) => {
    started.push(start);
    const traceparent = `00-${traceId}-${String(started.length).padStart(16, '0')}-01`;
    return { traceId, traceparent, end: (end = {}) => void ended.push(end) };
  });
  api = express()
    .use((request, response) => void response.json(request.headers))
    .listen(0);
  const app = express();
  app.use(requestLog(pino({ level: 'info' }, { write: (line) => void lines.push(line) })));
  app.all('/api/{*path}', apiProxy(`http://127.0.0.1:${portOf(api)}`));
  app.get('/{*path}', async (_request, response) => {
    response.locals['pattern'] = '/blog/:slug';
    response.locals['composition'] = 'abc';
    await traced({ name: 'render', kind: 'internal' }, () => Promise.resolve());
    response.status(503).end();
  });
  shell = app.listen(0);
});
beforeEach(() => [started, ended, lines].forEach((list: unknown[]) => void list.splice(0)));
afterAll(() => {
  recordSpans(undefined);
  for (const server of [shell, api]) server.close();
});

const ask = (path: string) =>
  fetch(`http://127.0.0.1:${portOf(shell)}${path}`, {
    headers: {
      traceparent: `00-${'f'.repeat(32)}-${'f'.repeat(16)}-01`,
      tracestate: marker,
      baggage: marker,
    },
  });

test('a trace begins with the request of a visitor, whatever that says of one, and goes on in the API [TRACE-3]', async () => {
  const answer = await ask(`/api/articles/public?search=${marker}`);
  const passed = (await answer.json()) as Record<string, string>;
  const traceparent = `00-${traceId}-0000000000000001-01`;
  expect(passed['traceparent']).toBe(traceparent);
  expect([passed['tracestate'], passed['baggage']]).toEqual([undefined, undefined]);
  expect(answer.headers.get('server-timing')).toBe(`traceparent;desc="${traceparent}"`);
  expect(started).toEqual([{ name: 'GET', kind: 'server' }]);
});

test('span and log line of a page name each other, its route and its composition, and no address [TRACE-3]', async () => {
  const answer = await ask(`/blog/${marker}?${marker}`);
  const id = answer.headers.get('x-request-id')!;
  expect(started[1]).toEqual({
    name: 'render',
    kind: 'internal',
    parent: `00-${traceId}-0000000000000001-01`,
  });
  expect(ended[1]).toEqual({
    name: 'GET /blog/:slug',
    hasFailed: true,
    attributes: {
      'http.request.method': 'GET',
      'http.route': '/blog/:slug',
      'http.response.status_code': 503,
      'lens.request_id': id,
      'lens.composition': 'abc',
    },
  });
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ id, traceId, route: '/blog/:slug', status: 503 }),
  ]);
  expect(JSON.stringify([started, ended, lines])).not.toContain(marker);
});

test.each([
  '/remotes/a/1/b.js',
  '/shell/main.js',
  '/static/a',
  '/locales/es/common.json',
  '/healthz',
  '/readyz',
  '/api/events',
  '/api/live',
])('%s begins no trace [TRACE-3]', async (path) => {
  const answer = await ask(path);
  expect([started, answer.headers.get('server-timing')]).toEqual([[], null]);
});

test('without a recorder there is nothing of a trace, and what a visitor says of one is not passed on [TRACE-3]', async () => {
  recordSpans(undefined);
  const answer = await ask('/api/articles/public');
  const passed = (await answer.json()) as Record<string, string>;
  expect([passed['traceparent'], passed['tracestate'], answer.headers.get('server-timing')]).toEqual([
    undefined,
    undefined,
    null,
  ]);
  expect(lines.join()).not.toContain('traceId');
});
