import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from '@lens/contracts/registry';
import { expect, test } from '@playwright/test';
import { visitorNamed } from '../fixtures/contact-form.ts';
import { Faults } from '../fixtures/faults.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { rawRequest } from '../fixtures/raw-request.ts';
import { comparableHeaders, requestFromNginx, requestRepeatedly } from './nginx-request.ts';
import { startBehindNginx, type Site } from './behind-nginx.ts';

const json = { 'content-type': 'application/json' };

let site: Site;
let publicUrl: string;
/** The address of a remote's entry, which never changes. */
let entry: string;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startBehindNginx();
  publicUrl = `https://localhost:${site.nginx.httpsPort}`;
  const answer = await requestFromNginx(site.nginx, '/remotes/registry.json');
  const { remotes } = JSON.parse(answer.body.toString()) as Registry;
  entry = `${remotes['mfe-public']!.address}remoteEntry.js`;
});
// Undefined when it did not start.
test.afterAll(() => (site as Site | undefined)?.stop());

const consultation = (lastName: string) =>
  JSON.stringify({ ...visitorNamed(lastName), procedure: 'lasik', preferredContact: 'phone' });

test.describe('nginx', { tag: '@nginx' }, () => {
  test('accepts its configuration', () => {
    const { ok, output } = site.nginx.check();
    expect(ok, output).toBe(true);
    const problems = output.split('\n').filter((line) => /\[(warn|emerg|alert|crit|error)\]/.test(line));
    // Since 1.25 nginx warns about the only form that older versions accept.
    expect(problems.filter((line) => !line.includes('"listen ... http2" directive is deprecated'))).toEqual(
      [],
    );
  });

  test('redirects plain HTTP to the public address, whatever the host', async () => {
    const answer = await rawRequest(`http://127.0.0.1:${site.nginx.httpPort}`, '/es/contact?x=1', {
      host: 'elsewhere.example',
    });
    expect(answer.status).toBe(308);
    expect(answer.headers['location']).toBe(`${publicUrl}/es/contact?x=1`);
  });

  test('refuses the API over plain HTTP, where a redirect would hide that a program sends its token in clear', async () => {
    const { status, headers, body } = await rawRequest(
      `http://127.0.0.1:${site.nginx.httpPort}`,
      '/api/settings/public',
    );
    expect([status, headers['location']]).toEqual([403, undefined]);
    expect(JSON.parse(body.toString())).toMatchObject({ code: 'tls_required', statusCode: 403 });
  });

  test('passes on pages, files and the API as the shell sends them', async () => {
    const requests: [string, Record<string, string>][] = [
      ['/', { 'accept-language': 'es', 'accept-encoding': 'gzip' }],
      ['/', { 'accept-language': 'en', cookie: 'i18next=ar' }],
      ['/es/contact', { 'accept-encoding': 'br' }],
      ['/EN/contact', {}],
      ['/nowhere', {}],
      ['/remotes/registry.json', {}],
      ['/remotes/registry.json', { 'accept-encoding': 'gzip' }],
      ['/locales/es/common.json', { 'accept-encoding': 'gzip' }],
      [entry, { 'accept-encoding': 'br' }],
      [entry, {}],
      [`${entry}x`, {}],
      [entry.replace('remoteEntry.js', 'server/index.cjs'), {}],
      ['/api/settings/public', {}],
      ['/api/consultations', {}],
    ];
    for (const [address, headers] of requests) {
      const behind = await rawRequest(site.product.url, address, headers);
      const inFront = await requestFromNginx(site.nginx, address, { headers });
      const label = `${address} ${JSON.stringify(headers)}`;
      expect(inFront.status, label).toBe(behind.status);
      expect(comparableHeaders(inFront.headers), label).toEqual(comparableHeaders(behind.headers));
      expect(inFront.body.equals(behind.body), label).toBe(true);
      expect(inFront.headers['server']).toBe('nginx');
    }
  });

  test('never answers in the wrong language', async () => {
    for (const lng of ['es', 'ar', 'en', 'es']) {
      const { headers } = await requestFromNginx(site.nginx, '/', { headers: { 'accept-language': lng } });
      expect(headers['content-language']).toBe(lng);
      expect(headers['cache-control']).toBe('private, no-cache');
      expect(headers['vary']).toContain('Accept-Language');
    }
  });

  test('passes on files that were compressed by the build as they are', async () => {
    const file = readFileSync(path.join(site.product.remotesFolder, entry.replace('/remotes/', '')));
    const brotliFile = readFileSync(
      path.join(site.product.remotesFolder, `${entry.replace('/remotes/', '')}.br`),
    );
    // Twice: once from the shell, and once from the cache.
    for (const _ of [1, 2]) {
      const small = await requestFromNginx(site.nginx, entry, { headers: { 'accept-encoding': 'br' } });
      expect(small.headers['content-encoding']).toBe('br');
      expect(small.headers['cache-control']).toContain('immutable');
      expect(small.body.equals(brotliFile)).toBe(true);
      const plain = await requestFromNginx(site.nginx, entry);
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.body.equals(file)).toBe(true);
    }
  });

  test('answers 304 to a client that has the current answer', async () => {
    const validators = [
      ['/es', 'etag', 'if-none-match'],
      ['/locales/es/common.json', 'etag', 'if-none-match'],
      [entry, 'last-modified', 'if-modified-since'],
    ] as const;
    for (const [address, validator, condition] of validators) {
      const value = (await requestFromNginx(site.nginx, address)).headers[validator];
      expect(value, address).toBeTruthy();
      const again = await requestFromNginx(site.nginx, address, { headers: { [condition]: String(value) } });
      expect([again.status, again.body.length], address).toEqual([304, 0]);
    }
  });

  test('passes the visitor’s address to the API, and ignores an address that the visitor claims', async () => {
    const post = (from: string, claimed: string) =>
      requestFromNginx(site.nginx, '/api/consultations', {
        method: 'POST',
        from,
        headers: { ...json, 'x-forwarded-for': claimed, forwarded: `for=${claimed}` },
        body: consultation('Proxied'),
      });
    for (let count = 1; count <= 20; count += 1) {
      expect((await post('127.0.0.2', `203.0.113.${count}`)).status).toBe(201);
    }
    expect((await post('127.0.0.2', '203.0.113.99')).status).toBe(429);
    expect((await post('127.0.0.3', '127.0.0.2')).status).toBe(201);
  });

  test('passes on forms with their origin', async () => {
    const form = new URLSearchParams(visitorNamed('Formbehind')).toString();
    const post = (origin: string) =>
      requestFromNginx(site.nginx, '/contact', {
        method: 'POST',
        from: '127.0.0.4',
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
        body: form,
      });
    const accepted = await post(publicUrl);
    expect(accepted.status).toBe(303);
    expect(accepted.headers['location']).toMatch(/^\/contact\?sent=LV(-\w{4}){2}$/);
    expect((await post('https://elsewhere.example')).status).toBe(403);
  });

  test('lets the API refuse a body that is too large, and refuses a huge one in the same format', async () => {
    const post = async (address: string, size: number, method = 'POST') => {
      const body = JSON.stringify({ message: 'x'.repeat(size) });
      const answer = await requestFromNginx(site.nginx, address, { method, headers: json, body });
      expect(answer.headers['content-type']).toContain('application/json');
      return JSON.parse(answer.body.toString()) as unknown;
    };
    const refused = { error: 'The request is too large.', code: 'payload_too_large', statusCode: 413 };
    expect(await post('/api/consultations', 100_000)).toEqual(refused);
    expect(await post('/api/consultations', 1_000_000)).toEqual(refused);
    expect(await post('/contact', 1_000_000)).toEqual(refused);
    // A locale file may be larger.
    const texts = '/api/translations/files/ar/common';
    expect(await post(texts, 400_000, 'PUT')).toMatchObject({ code: 'unauthenticated' });
    // The API checks the session before it reads the body.
    expect(await post(texts, 1_000_000, 'PUT')).toMatchObject({ code: 'unauthenticated' });
  });

  test('refuses an address that is too long, whether nginx or the shell sees it first', async () => {
    for (const slashes of [2100, 3900]) {
      const answer = await requestFromNginx(site.nginx, `/a${'/'.repeat(slashes)}b`);
      expect([slashes, answer.status, JSON.parse(answer.body.toString())]).toEqual([
        slashes,
        414,
        expect.objectContaining({ code: 'address_too_long', statusCode: 414 }),
      ]);
    }
    // This address never reaches the shell: over HTTP/2 nginx ends the connection.
    const longest = await requestFromNginx(site.nginx, `/a${'/'.repeat(7900)}b`).then(
      ({ status }) => status,
      () => 'ended',
    );
    expect([400, 414, 'ended']).toContain(longest);
  });

  test('limits the requests of one visitor, for pages and API alike, without slowing others', async () => {
    // Cheap answers, since pages take so long to render that a visitor would stay below the limit.
    for (const path of ['/robots.txt', '/api/nowhere']) {
      const answers = await requestRepeatedly(site.nginx, path, 900, '127.0.0.9');
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused.length, path).toBeGreaterThan(0);
      expect(refused[0]!.headers['retry-after']).toBe('10');
      expect(refused[0]!.body.toString()).toContain('Too many requests.');
      expect((await requestFromNginx(site.nginx, path, { from: '127.0.0.10' })).status).not.toBe(429);
    }
  });

  test('shows the site in a browser over HTTP/2 without faults', async ({ browser }) => {
    const faults = new Faults();
    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    faults.watch(context);
    const page = await context.newPage();
    await page.goto(`${publicUrl}/es`);
    await waitForHydration(page);
    const protocols = await page.evaluate(() =>
      ['navigation', 'resource'].flatMap((kind) =>
        performance.getEntriesByType(kind).map((one) => (one as PerformanceResourceTiming).nextHopProtocol),
      ),
    );
    expect(protocols.length).toBeGreaterThan(2);
    expect(new Set(protocols)).toEqual(new Set(['h2']));
    await context.close();
    expect(faults.verdict()).toEqual([]);
  });

  test('answers with its own page while the shell is away, still serves cached files, and recovers', async () => {
    await requestFromNginx(site.nginx, entry);
    await site.product.shell.stop();
    const page = await requestFromNginx(site.nginx, '/');
    expect([page.status, page.headers['retry-after'], page.headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    expect(page.body.toString()).toContain('Please try again soon.');
    const api = await requestFromNginx(site.nginx, '/api/settings/public');
    expect(JSON.parse(api.body.toString())).toMatchObject({ code: 'site_unavailable', statusCode: 503 });
    expect((await requestFromNginx(site.nginx, entry)).status).toBe(200);

    site.product.shell.start();
    await expect
      .poll(async () => (await requestFromNginx(site.nginx, '/')).status, { timeout: 30_000 })
      .toBe(200);
  });
});
