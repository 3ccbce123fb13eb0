import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from '@lens/contracts/registry';
import { expect, test } from '@playwright/test';
import { visitorNamed } from '../fixtures/contact-form.ts';
import { Faults } from '../fixtures/faults.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { rawRequest } from '../fixtures/raw-request.ts';
import { ask, askOften } from './ask.ts';
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
  const answer = await ask(site.nginx, '/remotes/registry.json');
  const { remotes } = JSON.parse(answer.body.toString()) as Registry;
  entry = `${remotes['mfe-public']!.address}remoteEntry.js`;
});
// Absent when it did not start.
test.afterAll(() => (site as Site | undefined)?.stop());

/** What belongs to a connection, or to one answer only. */
const ownToEach = ['connection', 'keep-alive', 'transfer-encoding', 'date', 'server', 'x-request-id'];
const shared = (headers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ownToEach.includes(name)));

const consultation = (lastName: string) =>
  JSON.stringify({ ...visitorNamed(lastName), procedure: 'lasik', preferredContact: 'phone' });

test.describe('nginx', { tag: '@nginx' }, () => {
  test('accepts its configuration', () => {
    const { ok, output } = site.nginx.check();
    expect(ok, output).toBe(true);
    const complaints = output.split('\n').filter((line) => /\[(warn|emerg|alert|crit|error)\]/.test(line));
    // Said from 1.25 on, of the one form that older ones know.
    expect(complaints.filter((line) => !line.includes('"listen ... http2" directive is deprecated'))).toEqual(
      [],
    );
  });

  test('sends plain HTTP to the public address, whatever host was asked', async () => {
    const answer = await rawRequest(`http://127.0.0.1:${site.nginx.httpPort}`, '/es/contact?x=1', {
      host: 'elsewhere.example',
    });
    expect(answer.status).toBe(308);
    expect(answer.headers['location']).toBe(`${publicUrl}/es/contact?x=1`);
  });

  test('passes pages, files and the API on as the shell sends them', async () => {
    const wishes: [string, Record<string, string>][] = [
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
    for (const [address, headers] of wishes) {
      const behind = await rawRequest(site.product.url, address, headers);
      const inFront = await ask(site.nginx, address, { headers });
      const said = `${address} ${JSON.stringify(headers)}`;
      expect(inFront.status, said).toBe(behind.status);
      expect(shared(inFront.headers), said).toEqual(shared(behind.headers));
      expect(inFront.body.equals(behind.body), said).toBe(true);
      expect(inFront.headers['server']).toBe('nginx');
    }
  });

  test('never gives one language for another', async () => {
    for (const lng of ['es', 'ar', 'en', 'es']) {
      const { headers } = await ask(site.nginx, '/', { headers: { 'accept-language': lng } });
      expect(headers['content-language']).toBe(lng);
      expect(headers['cache-control']).toBe('private, no-cache');
      expect(headers['vary']).toContain('Accept-Language');
    }
  });

  test('passes what was compressed when it was built through as it is', async () => {
    const file = readFileSync(path.join(site.product.remotesFolder, entry.replace('/remotes/', '')));
    const compressed = readFileSync(
      path.join(site.product.remotesFolder, `${entry.replace('/remotes/', '')}.br`),
    );
    // Twice: once from the shell, once kept.
    for (const _ of [1, 2]) {
      const small = await ask(site.nginx, entry, { headers: { 'accept-encoding': 'br' } });
      expect(small.headers['content-encoding']).toBe('br');
      expect(small.headers['cache-control']).toContain('immutable');
      expect(small.body.equals(compressed)).toBe(true);
      const plain = await ask(site.nginx, entry);
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.body.equals(file)).toBe(true);
    }
  });

  test('answers 304 to whoever has the answer already', async () => {
    const validators = [
      ['/es', 'etag', 'if-none-match'],
      ['/locales/es/common.json', 'etag', 'if-none-match'],
      [entry, 'last-modified', 'if-modified-since'],
    ] as const;
    for (const [address, validator, condition] of validators) {
      const value = (await ask(site.nginx, address)).headers[validator];
      expect(value, address).toBeTruthy();
      const again = await ask(site.nginx, address, { headers: { [condition]: String(value) } });
      expect([again.status, again.body.length], address).toEqual([304, 0]);
    }
  });

  test('names the visitor to the API, and believes nobody who names himself', async () => {
    const post = (from: string, claimed: string) =>
      ask(site.nginx, '/api/consultations', {
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

  test('passes forms on, and where they came from', async () => {
    const form = new URLSearchParams(visitorNamed('Formbehind')).toString();
    const post = (origin: string) =>
      ask(site.nginx, '/contact', {
        method: 'POST',
        from: '127.0.0.4',
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
        body: form,
      });
    const taken = await post(publicUrl);
    expect(taken.status).toBe(303);
    expect(taken.headers['location']).toMatch(/^\/contact\?sent=LV(-\w{4}){2}$/);
    expect((await post('https://elsewhere.example')).status).toBe(403);
  });

  test('leaves a body that is too large to the API, and refuses a huge one in the same shape', async () => {
    const post = async (address: string, size: number, method = 'POST') => {
      const body = JSON.stringify({ message: 'x'.repeat(size) });
      const answer = await ask(site.nginx, address, { method, headers: json, body });
      expect(answer.headers['content-type']).toContain('application/json');
      return JSON.parse(answer.body.toString()) as unknown;
    };
    const refused = { error: 'The request is too large.', code: 'payload_too_large', statusCode: 413 };
    expect(await post('/api/consultations', 100_000)).toEqual(refused);
    expect(await post('/api/consultations', 1_000_000)).toEqual(refused);
    expect(await post('/contact', 1_000_000)).toEqual(refused);
    // A whole file of texts may weigh more.
    const texts = '/api/translations/files/ar/common';
    expect(await post(texts, 400_000, 'PUT')).toMatchObject({ code: 'unauthenticated' });
    // The API asks who it is before it reads a byte of it.
    expect(await post(texts, 1_000_000, 'PUT')).toMatchObject({ code: 'unauthenticated' });
  });

  test('refuses an address that is longer than any of this site, whoever is the first to see it', async () => {
    for (const slashes of [2100, 3900]) {
      const answer = await ask(site.nginx, `/a${'/'.repeat(slashes)}b`);
      expect([slashes, answer.status, JSON.parse(answer.body.toString())]).toEqual([
        slashes,
        414,
        expect.objectContaining({ code: 'address_too_long', statusCode: 414 }),
      ]);
    }
    // This one never reaches the shell: over HTTP/2 nginx ends the connection.
    const longest = await ask(site.nginx, `/a${'/'.repeat(7900)}b`).then(
      ({ status }) => status,
      () => 'ended',
    );
    expect([400, 414, 'ended']).toContain(longest);
  });

  test('lets nobody ask without end, pages and API alike, and nobody else waits for it', async () => {
    // Light answers: a page takes so long to make that its visitor stays below the limit.
    for (const path of ['/robots.txt', '/api/nowhere']) {
      const answers = await askOften(site.nginx, path, 900, '127.0.0.9');
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused.length, path).toBeGreaterThan(0);
      expect(refused[0]!.headers['retry-after']).toBe('10');
      expect(refused[0]!.body.toString()).toContain('Too many requests.');
      expect((await ask(site.nginx, path, { from: '127.0.0.10' })).status).not.toBe(429);
    }
  });

  test('shows the site in a browser over HTTP/2, with nothing to complain of', async ({ browser }) => {
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

  test('says in its own words that the shell is away, goes on serving files, and recovers', async () => {
    await ask(site.nginx, entry);
    await site.product.shell.stop();
    const page = await ask(site.nginx, '/');
    expect([page.status, page.headers['retry-after'], page.headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    expect(page.body.toString()).toContain('Please try again soon.');
    const api = await ask(site.nginx, '/api/settings/public');
    expect(JSON.parse(api.body.toString())).toMatchObject({ code: 'site_unavailable', statusCode: 503 });
    expect((await ask(site.nginx, entry)).status).toBe(200);

    site.product.shell.start();
    await expect.poll(async () => (await ask(site.nginx, '/')).status, { timeout: 30_000 }).toBe(200);
  });
});
