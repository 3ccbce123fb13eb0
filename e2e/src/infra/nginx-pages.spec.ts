import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { publishChanged, withVersion } from '../fixtures/remote-versions.ts';
import { rawRequest } from '../fixtures/raw-request.ts';
import { changeSettings } from '../fixtures/settings.ts';
import { startBehindNginx, type Site } from './behind-nginx.ts';
import { comparableHeaders, requestFromNginx, type Answer, type RequestOptions } from './nginx-request.ts';

/** What browsers send. */
const browser = { 'accept-encoding': 'gzip, deflate, br, zstd', 'accept-language': 'en' };

let site: Site;
const ask = (address: string, headers: Record<string, string> = {}, options: RequestOptions = {}) =>
  requestFromNginx(site.nginx, address, { ...options, headers: { ...browser, ...headers } });
const textOf = async (address: string) => brotliDecompressSync((await ask(address)).body).toString();
const idOf = ({ headers }: Answer) => String(headers['x-request-id']);

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startBehindNginx();
});
// Undefined when it did not start.
test.afterAll(() => (site as Site | undefined)?.stop());

interface LoggedPage {
  id: string;
  method: string;
  route: string;
  status: number;
  composition: string;
}

const loggedPages = (): LoggedPage[] =>
  readFileSync(site.nginx.pageLog, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as LoggedPage);

/** A page of its own, which nginx has stored. */
async function storePage(address: string, headers: Record<string, string> = {}): Promise<Answer> {
  let answer: Answer;
  await expect(async () => {
    answer = await ask(address, headers);
    await expect
      .poll(() => loggedPages().some(({ id }) => id === idOf(answer)), { timeout: 2500 })
      .toBe(true);
  }).toPass({ timeout: 20_000 });
  return answer!;
}

/** Which of these answers nginx had stored. Each of its workers logs those, a second later at most. */
async function wereStored(answers: Answer[]): Promise<boolean[]> {
  await sleep(1500);
  const last = await storePage('/contact');
  const ids = new Set(loggedPages().map(({ id }) => id));
  expect(ids).toContain(idOf(last));
  return answers.map((answer) => ids.has(idOf(answer)));
}

test.describe('nginx answers with pages that it has stored', { tag: '@nginx' }, () => {
  test('as the shell sends them, each with an id of its own and a line in the log [PAGES-19]', async () => {
    const stored = await storePage('/es/procedures/lasik');
    const again = await ask('/es/procedures/lasik');
    const { body, headers } = await rawRequest(site.product.url, '/es/procedures/lasik', browser);
    expect(again.body.equals(body)).toBe(true);
    expect(comparableHeaders(again.headers)).toEqual(comparableHeaders(headers));
    expect(Object.keys(again.headers).filter((name) => /^x-(?:accel|site|page)/.test(name))).toEqual([]);
    expect(idOf(again)).toMatch(/^[0-9a-f]{32}$/);
    expect(idOf(again)).not.toBe(idOf(stored));
    await expect
      .poll(() => loggedPages().find(({ id }) => id === idOf(again)))
      .toMatchObject({
        method: 'GET',
        route: '/procedures/lasik',
        status: 200,
        composition: expect.stringMatching(/^\w+$/) as unknown,
      });
    const unchanged = await ask('/es/procedures/lasik', { 'if-none-match': String(again.headers['etag']) });
    expect([unchanged.status, unchanged.body.length]).toEqual([304, 0]);
    const head = await ask('/es/procedures/lasik', {}, { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });

  test('until the site changes: what staff change is there within a second [PAGES-20]', async () => {
    const addresses = ['/blog', '/he/blog'];
    for (const address of addresses) await storePage(address);
    const before = await changeSettings(site.product, () => ({ practice: 'Practice of the Changed Name' }));
    for (const address of addresses)
      await expect.poll(() => textOf(address)).toContain('Practice of the Changed Name');
    await changeSettings(site.product, () => ({ practice: before.practice }));
  });

  test('until a team changes the site: another composition is there at once [PAGES-20]', async () => {
    const composition = async () => {
      const stored = await storePage('/financing');
      return loggedPages().find(({ id }) => id === idOf(stored))!.composition;
    };
    const before = await composition();
    const tag = (await ask('/financing')).headers['etag'];
    const version = await publishChanged(site.product, 'mfe-public', () => undefined);
    await withVersion(site.product, 'mfe-public', version, async () => {
      // The shell looks every 50 ms; a moment more, since machines of tests are slow.
      await expect
        .poll(async () => (await ask('/financing')).headers['etag'], { intervals: [100] })
        .not.toBe(tag);
      expect(await composition()).not.toBe(before);
    });
    await expect.poll(composition, { timeout: 30_000 }).toBe(before);
  });

  test('for those alone who get the same page [PAGES-21]', async () => {
    await storePage('/about');
    const answers = {
      spanish: await ask('/about', { 'accept-language': 'es' }),
      arabic: await ask('/about', { cookie: 'i18next=ar' }),
      gzip: await ask('/about', { 'accept-encoding': 'gzip' }),
      plain: await ask('/about', { 'accept-encoding': 'identity' }),
      savesData: await ask('/about', { 'save-data': 'on' }),
      query: await ask('/about?utm_source=x'),
      posted: await ask(
        '/about',
        { origin: `https://localhost:${site.nginx.httpsPort}` },
        { method: 'POST' },
      ),
      absent: await ask('/nowhere'),
      otherCase: await ask('/ABOUT'),
    };
    const of = (name: keyof typeof answers, header: string) => answers[name].headers[header];
    expect(of('spanish', 'content-language')).toBe('es');
    expect(of('arabic', 'content-language')).toBe('ar');
    expect(of('gzip', 'content-encoding')).toBe('gzip');
    expect(of('plain', 'content-encoding')).toBeUndefined();
    expect(of('savesData', 'server-timing')).toContain('save-data');
    expect(answers.absent.status).toBe(404);
    expect(answers.otherCase.status).toBe(301);
    expect(await wereStored(Object.values(answers))).toEqual(Object.values(answers).map(() => false));
    // The same requests again: only what everybody gets was stored.
    const again = [
      await ask('/about?utm_source=x'),
      await ask('/nowhere'),
      await ask('/about', { 'save-data': 'on' }),
    ];
    expect(await wereStored(again)).toEqual([false, false, false]);
  });

  test('whatever headers a visitor makes up [PAGES-21]', async () => {
    await storePage('/testimonials');
    const forged = await ask('/ko/contact', {
      'x-site-state': 'forged',
      'x-accel-expires': '900',
      'x-forwarded-host': 'elsewhere.example',
    });
    expect(forged.body.toString('latin1')).not.toContain('elsewhere.example');
    const own = await storePage('/ko/contact');
    const { body } = await rawRequest(site.product.url, '/ko/contact', browser);
    expect(own.body.equals(body)).toBe(true);
  });

  test('and no page that lacks its data, nor one of another state of the site [PAGES-21]', async () => {
    await site.product.api.stop('SIGKILL');
    try {
      const address = '/es/testimonials';
      const [first, second] = [await ask(address), await ask(address)];
      expect(first.status).toBe(200);
      expect(await wereStored([first, second])).toEqual([false, false]);
    } finally {
      site.product.api.start();
    }
    await expect
      .poll(async () => (await fetch(`${site.product.url}/readyz`)).status, { timeout: 40_000 })
      .toBe(200);
  });

  test('while the shell is away, those are still there [PAGES-22]', async () => {
    const stored = await storePage('/privacy');
    await site.product.shell.stop();
    const answer = await ask('/privacy');
    expect([answer.status, answer.body.equals(stored.body)]).toEqual([200, true]);
    expect((await ask('/he/privacy')).status).toBe(503);
    site.product.shell.start();
    await expect.poll(async () => (await ask('/he/privacy')).status, { timeout: 30_000 }).toBe(200);
  });
});
