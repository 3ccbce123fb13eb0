import { startCollector, type Collector } from '../testing/collector.js';
import { sendSpans, type SpanSender } from './send-spans.js';
import { beginSpan, currentSpan, inSpan } from './span.js';
import { traced } from './traced.js';

const warnings: [object, string][] = [];
const log = { warn: (fields: object, message: string) => void warnings.push([fields, message]) };
let collector: Collector;
let sender: SpanSender;

async function start(answer?: 200 | 400 | 'later', share = 1): Promise<void> {
  collector = await startCollector(answer);
  sender = sendSpans({ service: 'shell', endpoint: `${collector.url}/`, share, log });
}

beforeEach(() => void warnings.splice(0));
afterEach(async () => {
  await sender.stop();
  collector.stop();
});

const request = () => beginSpan({ name: 'GET', kind: 'server' });

test('a request and its parts arrive as one trace, with what has failed [TRACE-1]', async () => {
  await start();
  const span = request()!;
  const render = inSpan(span, () =>
    traced({ name: 'render', kind: 'internal' }, (part) => Promise.resolve([part, currentSpan()])),
  );
  expect((await render)[0]).toBe((await render)[1]);
  const failing = () => Promise.reject(new Error('what a person typed'));
  await inSpan(span, () => expect(traced({ name: 'fails', kind: 'internal' }, failing)).rejects.toThrow());
  span.end({ name: 'GET /about', attributes: { 'http.response.status_code': 200 } });
  const startMs = Date.now() - 900;
  const browser = beginSpan({
    name: 'load',
    kind: 'client',
    parent: span.traceparent,
    startMs,
    service: 'browser',
  });
  browser!.end({ marks: { loaded: startMs + 500 }, endMs: startMs + 500 });
  await sender.stop();

  const spans = collector.spans();
  const [root] = spans.filter(({ parent }) => parent === undefined);
  expect(root).toMatchObject({
    service: 'shell',
    name: 'GET /about',
    traceId: span.traceId,
    hasFailed: false,
  });
  expect(root!.attributes).toEqual({ 'http.response.status_code': 200 });
  const parts = spans
    .filter(({ parent }) => parent === root!.id)
    .map((one) => [one.service, one.name, one.hasFailed]);
  expect(parts.sort()).toEqual([
    ['browser', 'load', false],
    ['shell', 'fails', true],
    ['shell', 'render', false],
  ]);
  expect(spans.map(({ marks }) => marks).flat()).toEqual(['loaded']);
  expect(collector.received()).not.toContain('typed');
  expect(beginSpan({ name: 'after the stop', kind: 'server' })).toBeUndefined();
});

test('of traces that begin here a share is recorded, and of those that others have begun, all that they record [TRACE-1]', async () => {
  await start(200, 0);
  expect(request()).toBeUndefined();
  const parent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}`;
  expect(beginSpan({ name: 'GET', kind: 'server', parent: `${parent}-01` })?.traceId).toBe('a'.repeat(32));
  for (const other of [`${parent}-00`, `x${parent}-01`, '', `00-${'0'.repeat(32)}-${'b'.repeat(16)}-01x`])
    expect(beginSpan({ name: 'GET', kind: 'server', parent: other })).toBeUndefined();
});

test('of what a slow collector does not take in time the newest is dropped, and no stop waits for one that sleeps [TRACE-2]', async () => {
  await start('later');
  // Four times what is kept; one batch is on its way meanwhile.
  for (let number = 0; number < 10_000; number += 1) request()!.end();
  collector.wake();
  await sender.stop();
  expect(collector.spans()).toHaveLength(2048 + 512);
  collector.stop();
  await start('later');
  request()!.end();
  await sender.stop();
  expect(warnings).toEqual([]);
});

test('a collector that refuses all is one line of the log [TRACE-2]', async () => {
  await start(400);
  for (let number = 0; number < 3; number += 1) {
    for (let span = 0; span < 512; span += 1) request()!.end();
    while (collector.requests() <= number) await new Promise(setImmediate);
  }
  await sender.stop();
  expect(warnings).toEqual([[{ reason: 400 }, 'traces are not taken']]);
});

test('a collector that is away ends no process [TRACE-2]', async () => {
  await start();
  collector.stop();
  request()!.end();
  await sender.stop();
  await start();
  request()!.end();
  await sender.stop();
  expect(collector.spans()).toHaveLength(1);
});
