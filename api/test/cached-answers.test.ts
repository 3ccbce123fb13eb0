import type { ContentRevision } from '@lens/contracts/content-revision';
import type { Page } from '@lens/contracts/lists';
import type { PublicTestimonial, Testimonial } from '@lens/contracts/testimonials';
import { ContentRevision as ContentRevisionSource } from '../src/content-revision/content-revision.js';
import { RouteTable } from '../src/common/routes/route-table.js';
import { cachedKey } from '../src/common/output/cached.js';
import { TestimonialList } from '../src/testimonials/testimonial-list.js';
import { articlesOf } from './harness/articles.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { rawResponse } from './harness/raw-response.js';

const list = '/api/testimonials/public?limit=3';
const story = {
  procedure_type: 'PRK',
  rating: 3,
  name: 'Lena O.',
  quote: 'Long.',
  consent: true,
  source: 'A form',
};

onEachEngine('cached answers', (api) => {
  const raw = (method: string, path: string, headers?: Record<string, string>) =>
    rawResponse(api.url, method, path, headers);
  /** Makes every cached answer stale, as a write of something else does. */
  const raise = async () => {
    await api.dataSource.query('UPDATE statistics SET position = position + 1');
    api.app.get(ContentRevisionSource, { strict: false }).forget();
  };
  /** So many requests at once that the revision is not read for each of them. */
  const load = (path: string) => Promise.all(Array.from({ length: 50 }, () => api.call('GET', path)));
  /** How often the list is read from the database during the work. */
  const countReads = async (work: () => Promise<unknown>): Promise<number> => {
    const service = api.app.get(TestimonialList, { strict: false });
    const read = service.listApproved;
    let count = 0;
    service.listApproved = (query) => {
      count += 1;
      return read.call(service, query);
    };
    await work();
    service.listApproved = read;
    return count;
  };

  test('equal fresh ones byte for byte, for GET and HEAD, sent whole and unchanged [CACHE-3]', async () => {
    const { items } = await articlesOf(api).published();
    const cached = api.app
      .get(RouteTable)
      .routes()
      .filter(({ handler }) => Reflect.hasMetadata(cachedKey, handler))
      .map(({ path }) => path.replace(':id', items[0]!.slug));
    expect(cached).toHaveLength(6);
    const callers: Record<string, string>[] = [{}, {}, { cookie: 'a=b' }];
    const conditions: Record<string, string>[] = [
      {},
      { 'if-none-match': '*' },
      { 'if-none-match': '*', 'cache-control': 'no-cache' },
    ];
    for (const path of cached.flatMap((one) => [one, `${one}?lng=ar`])) {
      for (const method of ['GET', 'HEAD']) {
        for (const condition of conditions) {
          await raise();
          const fresh = await raw(method, path, condition);
          for (const other of callers)
            expect(await raw(method, path, { ...other, ...condition })).toBe(fresh);
        }
      }
    }
    const [head, body] = (await raw('GET', list)).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(head).toContain(`content-length: ${body!.length}`);
    expect(await raw('HEAD', list)).toBe(`${head}\r\n\r\n`);
    const tag = /^etag: (.+)\r$/m.exec(head!)![1]!;
    const unchanged = await raw('GET', list, { 'if-none-match': `"other", W/${tag}` });
    expect(unchanged).toMatch(/^HTTP\/1\.1 304 Not Modified\r\n[^]*\r\n\r\n$/);
    expect(unchanged).not.toMatch(/^content-(length|type)/m);
    expect(await raw('GET', list, { 'if-none-match': '"other"' })).toContain('200 OK');
  });

  test('are made once, also for many who ask at the same time, until the revision changes [CACHE-3]', async () => {
    expect(await countReads(() => load(list))).toBeLessThanOrEqual(1);
    await raise();
    expect(await countReads(() => load(list))).toBe(1);
    expect(await countReads(() => load(list))).toBe(0);
    expect(await countReads(() => api.call('GET', `${list}&page=1`))).toBe(1);
  });

  test('show a write as soon as it is answered, under load too [CACHE-1]', async () => {
    const token = await api.signIn('editor');
    const { body: created } = await api.call<Testimonial>('POST', '/api/testimonials', {
      token,
      body: story,
    });
    const path = `/api/testimonials/${created.id}`;
    const ids = async () =>
      (await api.call<Page<PublicTestimonial>>('GET', list)).body.items.map(({ id }) => id);
    const changed = async (method: string, end: string, body?: object) => {
      await load(list);
      expect((await api.call(method, path + end, { token, body })).status).toBeLessThan(300);
      return (await ids()).includes(created.id);
    };
    expect(await changed('PATCH', '/status', { status: 'approved' })).toBe(true);
    expect(await changed('PATCH', '/status', { status: 'rejected' })).toBe(false);
    expect(await changed('PATCH', '/status', { status: 'approved' })).toBe(true);
    expect(await changed('DELETE', '')).toBe(false);
  });

  test('are never given to who is signed in or sends a cookie, nor made from theirs [CACHE-4]', async () => {
    await raise();
    const callers: Record<string, string>[] = [{ authorization: 'Bearer x' }, { cookie: 'i18next=es' }];
    for (const headers of callers) {
      const ask = () => api.call('GET', list, { headers });
      expect(await countReads(async () => [await ask(), await ask()])).toBe(2);
    }
    expect(await countReads(() => api.call('GET', list))).toBe(1);
  });

  test('are never made of refused requests or failures, which stay as they were [CACHE-4]', async () => {
    const ask = () => api.call('GET', `${list}&colour=red`);
    for (const { status, body, headers } of [await ask(), await ask()]) {
      expect([status, body.code, body.details?.[0]?.path]).toEqual([400, 'validation_failed', 'colour']);
      expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null]);
    }
    const address = 'an-article-of-tomorrow';
    const missing = await api.call('GET', `/api/articles/public/${address}`);
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
    await articlesOf(api).post(await api.signIn(), { slug: address });
    expect((await api.call('GET', `/api/articles/public/${address}`)).status).toBe(200);
    const failing = api.app.get(TestimonialList, { strict: false });
    const read = failing.listApproved;
    failing.listApproved = () => Promise.reject(new Error('planted'));
    await raise();
    const statuses = (await load(list)).map(({ status }) => status);
    failing.listApproved = read;
    expect(new Set(statuses)).toEqual(new Set([500]));
    expect((await api.call('GET', list)).status).toBe(200);
  });

  test('have a line in the log and the id of their request, like fresh ones [CACHE-5]', async () => {
    await raise();
    const ids = Array.from({ length: 3 }, () => crypto.randomUUID());
    for (const id of ids) {
      const { headers } = await api.call('GET', list, { headers: { 'x-request-id': id } });
      expect(headers.get('x-request-id')).toBe(id);
    }
    const { headers } = await api.call('HEAD', list, { headers: { 'x-request-id': 'ana@example.com' } });
    const [ownId] = [headers.get('x-request-id')!];
    expect(ownId).toMatch(/^[0-9a-f-]{36}$/);
    const lines = api
      .logs()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ requestId }) => [...ids, ownId].includes(requestId as string))
      .map(({ time: _time, ms, requestId: _id, ...line }) => ({ ...line, ms: typeof ms }));
    expect(lines).toHaveLength(4);
    const line = {
      level: 30,
      app: 'api',
      route: '/api/testimonials/public',
      status: 200,
      msg: 'request',
      ms: 'number',
    };
    expect(lines).toEqual(['GET', 'GET', 'GET', 'HEAD'].map((method) => ({ ...line, method })));
  });

  test('are no older than the revision that a caller names [CACHE-7]', async () => {
    await load(list);
    // Written by another process: nothing tells this one.
    await api.dataSource.query(
      `UPDATE testimonials SET name = 'Written elsewhere' WHERE status = 'approved'`,
    );
    const { revision } = (await api.call<ContentRevision>('GET', '/api/content-revision')).body;
    await Promise.all(
      Array.from({ length: 50 }, async () => {
        const { body } = await api.call<Page<PublicTestimonial>>('GET', list, {
          headers: { 'content-revision': revision },
        });
        expect(body.items[0]?.name).toBe('Written elsewhere');
      }),
    );
  });
});
