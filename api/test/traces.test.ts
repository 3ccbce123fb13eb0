import { startCollector, type Collector } from '@lens/metrics/testing/collector';
import type { SpanSender } from '@lens/metrics/traces/send-spans';
import { sendApiSpans } from '../src/traces/send-api-spans.js';
import { createLogger } from '../src/common/logging/logger.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { uniqueAddress } from './harness/running-api.js';

/** In every field that a person or a stranger's program may fill. */
const marker = 'Zyx4711';
const traceId = 'a'.repeat(32);
const traceparent = `00-${traceId}-${'b'.repeat(16)}-01`;

onEachEngine('traces', (api) => {
  let collector: Collector;
  let sender: SpanSender;
  beforeAll(async () => {
    collector = await startCollector();
    sender = sendApiSpans(collector.url, api.dataSource, createLogger('silent'));
  });
  afterAll(() => collector.stop());

  const call = (method: string, path: string, body?: object) =>
    api.call(method, path, {
      ...(body && { body }),
      from: uniqueAddress(),
      headers: { traceparent, tracestate: marker, baggage: marker, 'user-agent': marker, referer: marker },
    });

  test('go on from the shell to the database, and lead to lines of the log; nothing that people typed is in them [TRACE-5]', async () => {
    const request = {
      firstName: marker,
      lastName: marker,
      email: `${marker}@example.com`,
      phone: '(562) 555-0142',
      procedure: 'icl',
      message: marker,
      preferredContact: 'phone',
    };
    const stored = await call('POST', '/api/consultations', request);
    expect(stored.status).toBe(201);
    await call('POST', '/api/consultations', { ...request, [marker]: marker });
    await call('POST', '/api/newsletter', { email: `${marker}@example.com` });
    await call('POST', '/api/auth/login', { username: marker, password: marker });
    await call('GET', `/api/articles/public?search=${marker}`);
    await call('GET', `/api/${marker}?${marker}`);
    await call('POST', '/api/events', {
      kind: 'page_timings',
      load: { traceparent, startedMsAgo: 900, response: 100, firstPaint: 200, loaded: 700 },
      requests: [{ traceparent, startedMsAgo: 300, ms: 20 }],
    });
    await call('POST', '/api/events', { kind: 'page_timings', requests: [], [marker]: marker });
    await api.call('GET', '/api/settings/public');
    await api.call('GET', '/api/settings/public', {
      headers: { traceparent: `00-${traceId}-${'b'.repeat(16)}-00` },
    });
    await sender.stop();

    const spans = collector.spans();
    expect(new Set(spans.map((span) => span.traceId))).toEqual(new Set([traceId]));
    const of = (name: string) => spans.filter((span) => span.name === name);
    const [kept, refused] = of('POST /api/consultations');
    expect(kept).toMatchObject({ service: 'api', parent: 'b'.repeat(16), hasFailed: false });
    expect(kept!.attributes).toMatchObject({
      'http.response.status_code': 201,
      'http.route': '/api/consultations',
    });
    expect(refused!.attributes).toMatchObject({ 'http.response.status_code': 400 });
    const inserted = of('INSERT consultations');
    expect(inserted).toMatchObject([{ parent: kept!.id, attributes: { 'db.system.name': 'postgresql' } }]);
    expect(of('GET /api/settings/public')).toEqual([]);
    expect(of('page load')).toMatchObject([
      { service: 'browser', parent: 'b'.repeat(16), marks: ['response', 'firstPaint', 'loaded'] },
    ]);
    expect(of('request')).toMatchObject([{ service: 'browser' }]);

    const lines = api
      .logs()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const requestId = kept!.attributes['lens.request_id'];
    expect(lines.find((line) => line.msg === 'request' && line.requestId === requestId)).toMatchObject({
      traceId,
    });
    for (const text of [collector.received(), api.logs()]) expect(text).not.toContain(marker);
  });
});
