/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import pino from 'pino';
import { rawRequest } from '../testing/raw-request';
import type { SiteState } from '../site-state';
import { answerCachedPages } from './answer-cached-pages';
import { VisitorGroups } from '../rollout/visitor-groups';
import { PageCache } from './page-cache';
import type { PageAnswer, RequestedPage } from './page-answer';
import { noHeadersForProxy } from './state-for-proxies';

const state = { revision: '1' } as SiteState;
let isCurrent = true;
let logged: Record<string, unknown>[] = [];
let server: Server;

const htmlOf = ({ address, language }: Pick<RequestedPage, 'address' | 'language'>) =>
  `<p>${address.prefix ?? 'no prefix'} ${address.path} ${language}</p>`;

const answerOf = (page: RequestedPage): PageAnswer => ({
  status: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    vary: 'Accept-Encoding',
    'content-language': page.language,
  },
  html: htmlOf(page),
  route: '/some',
  composition: 'c0',
  isCacheable: true,
  lacksData: false,
});

beforeAll(async () => {
  const cache = new PageCache({
    render: (page) => Promise.resolve(answerOf(page)),
    isCurrent: () => isCurrent,
    hasApiAnsweredSince: () => false,
  });
  const page = (
    path: string,
    language: RequestedPage['language'],
    prefix: RequestedPage['address']['prefix'] = null,
  ) => cache.answer({ address: { prefix, path }, query: '', language, group: '' }, state);
  await Promise.all([page('/some', 'en'), page('/some', 'es'), page('/some', 'ar', 'ar')]);
  const log = pino(
    {},
    { write: (line: string) => void logged.push(JSON.parse(line) as Record<string, unknown>) },
  );
  const options = {
    cache,
    groups: new VisitorGroups(() => [], false),
    log,
    standard: { 'x-frame-options': 'SAMEORIGIN' },
    forProxy: noHeadersForProxy,
    offered: () => ['en', 'es', 'ar'] as const,
  };
  const listener = answerCachedPages(options, (_request, response) =>
    response.writeHead(418).end('passed on'),
  );
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());
beforeEach(() => {
  logged = [];
  isCurrent = true;
});

const send = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
  rawRequest((server.address() as AddressInfo).port, target, headers, method);

describe('A cached page is sent', () => {
  it('as its bytes, with the headers of all answers and an id of its own', async () => {
    const [one, other] = [await send('/ar/some'), await send('/ar/some')];
    expect(one.body.toString()).toBe(htmlOf({ address: { prefix: 'ar', path: '/some' }, language: 'ar' }));
    expect(one.headers).toMatchObject({
      'x-frame-options': 'SAMEORIGIN',
      'content-language': 'ar',
      vary: 'Accept-Encoding',
    });
    expect(one.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    const { 'x-request-id': _id, date: _date, ...same } = other.headers;
    expect(one.headers).toMatchObject(same);
    expect(one.headers['x-request-id']).not.toBe(other.headers['x-request-id']);
  });

  it('in the encoding that is accepted', async () => {
    const plain = (await send('/ar/some')).body.toString();
    const brotli = await send('/ar/some', { 'accept-encoding': 'gzip, br' });
    const gzip = await send('/ar/some', { 'accept-encoding': 'gzip' });
    expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect([brotliDecompressSync(brotli.body).toString(), gunzipSync(gzip.body).toString()]).toEqual([
      plain,
      plain,
    ]);
  });

  it.each([
    ['Accept-Language', { 'accept-language': 'es-CO,es;q=0.9' }, 'es'],
    ['the cookie', { cookie: 'i18next=es', 'accept-language': 'en' }, 'es'],
    ['nothing', {}, 'en'],
  ])('in the language that %s asks for, where the address names none', async (_, headers, language) => {
    expect((await send('/some', headers)).headers['content-language']).toBe(language);
  });

  it('without its body to HEAD, and as 304 to who has it', async () => {
    const whole = await send('/ar/some');
    const head = await send('/ar/some', {}, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      String(whole.body.length),
    ]);
    const etag = String(whole.headers['etag']);
    const unchanged = await send('/ar/some', { 'if-none-match': etag });
    expect([unchanged.status, unchanged.body.length, unchanged.headers['etag']]).toEqual([304, 0, etag]);
    expect((await send('/ar/some', { 'if-none-match': '"other"' })).status).toBe(200);
    expect((await send('/ar/some', { 'if-none-match': etag, 'cache-control': 'no-cache' })).status).toBe(200);
  });

  it('with a line in the log, like any other answer', async () => {
    const { headers } = await send('/ar/some?gclid=1');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(logged).toMatchObject([
      {
        id: headers['x-request-id'],
        method: 'GET',
        route: '/some',
        status: 200,
        composition: 'c0',
        msg: 'request',
      },
    ]);
    expect(JSON.stringify(logged)).not.toContain('gclid');
  });
});

describe('A request is passed on', () => {
  it.each([
    ['of another page', '/other', {}, 'GET'],
    ['with a query', '/ar/some?x=1', {}, 'GET'],
    ['in other casing', '/AR/some', {}, 'GET'],
    ['with an encoded letter', '/ar/som%65', {}, 'GET'],
    ['with a slash more', '//ar/some', {}, 'GET'],
    ['with a whole address', 'http://evil.example/ar/some', {}, 'GET'],
    ['that is too long', `/ar/some?utm_source=${'x'.repeat(3000)}`, {}, 'GET'],
    ['that posts a form', '/ar/some', {}, 'POST'],
    ['in a language that has no such page yet', '/some', { 'accept-language': 'ar' }, 'GET'],
  ])('%s', async (_, target, headers, method) => {
    expect((await send(target, headers as Record<string, string>, method)).status).toBe(418);
  });

  it('once the site has changed', async () => {
    isCurrent = false;
    expect((await send('/ar/some')).status).toBe(418);
  });
});
