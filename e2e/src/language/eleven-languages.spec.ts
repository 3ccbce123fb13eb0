import { languages } from '@lens/contracts/languages';
import { expect, test as base } from '../fixtures/test.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { localizedPath } from '../fixtures/public-pages.ts';
import { rawRequest } from '../fixtures/raw-request.ts';
import { withSecondShell } from '../fixtures/second-shell.ts';
import type { TestProduct } from '../fixtures/test-product.ts';
import { startInElevenLanguages } from './eleven-languages.ts';
import { SharedCache } from './shared-cache.ts';
import { isFullRun } from '../fixtures/full-run.ts';

const test = base.extend<object, { product: TestProduct }>({
  product: [
    async ({}, use) => {
      const product = await startInElevenLanguages();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

/** `npm run test:full` asks for each language by cookie and by header; otherwise the two alternate. */

const codes = languages.map(({ code }) => code);
const prefixed = codes.filter((code) => code !== 'en');
/** The style sheets of fonts that a single language links. */
const fontSheets: Record<string, string> = {
  ar: 'arabic',
  he: 'hebrew',
  hy: 'armenian',
  ko: 'korean',
  vi: 'vietnamese',
  zh: 'chinese',
};
const languageOf = (html: string) => /<html lang="([^"]+)" dir="([^"]+)"/.exec(html)?.slice(1, 3);
const dirOf = (code: string) => (['ar', 'he'].includes(code) ? 'rtl' : 'ltr');

test.describe('Eleven languages', () => {
  test('each has its own address, whose page is in that language, whole', async ({ product }) => {
    for (const code of prefixed) {
      for (const path of ['/', '/contact']) {
        const { status, headers, body } = await rawRequest(product.url, localizedPath(code, path), {
          cookie: 'i18next=en',
          'accept-language': 'en',
        });
        const html = body.toString('utf8');
        expect([status, ...languageOf(html)!]).toEqual([200, code, dirOf(code)]);
        expect(headers['content-language']).toBe(code);
        expect(headers['set-cookie']).toBeUndefined();
        expect(html).toContain(`<link rel="canonical" href="${product.url}${localizedPath(code, path)}">`);
        const main = /<h1[^>]*>([^<]+)/.exec(html)![1];
        expect(main).toContain(`${code}: `);
      }
      const other = code.toLowerCase() === code ? code.toUpperCase() : code.toLowerCase();
      const { status, headers } = await rawRequest(product.url, `/${other}/contact?a=1`);
      expect([status, headers.location]).toEqual([301, `/${code}/contact?a=1`]);
    }
  });

  test('are found by cookie and by header, in their own code and in others for it', async ({ product }) => {
    const others = {
      'fil-PH': 'tl',
      iw: 'he',
      'zh-TW': 'zh',
      'es-AR': 'es',
      'es-mx': 'es-MX',
      'pt-PT': 'pt-BR',
      pt: 'pt-BR',
    };
    const cases = [...codes.map((code) => [code, code]), ...Object.entries(others)] as [string, string][];
    for (const [asked, code] of cases) {
      const requests: Record<string, string>[] = [
        { cookie: `a=b; i18next=${asked}`, 'accept-language': 'vi' },
        { 'accept-language': `xx, ${asked};q=0.4, en;q=0.1` },
      ];
      for (const headers of requests) {
        const { body } = await rawRequest(product.url, '/', headers);
        expect(languageOf(body.toString('utf8'))?.[0], JSON.stringify(headers)).toBe(code);
      }
    }
  });

  test('never share an answer in a shared cache', async ({ product }) => {
    test.setTimeout(90_000);
    const cache = new SharedCache(product.url);
    const addresses = codes.flatMap((code) => [
      localizedPath(code, '/contact'),
      localizedPath(code, '/nowhere'),
      `/${code.toUpperCase()}/contact`,
      `/locales/${code}/common.json`,
    ]);
    const visitors = codes.flatMap((code, index): Record<string, string>[] => {
      const ways: Record<string, string>[] = [{ cookie: `i18next=${code}` }, { 'accept-language': code }];
      return isFullRun ? ways : [ways[index % 2]!];
    });
    for (const headers of visitors) {
      for (const address of addresses) {
        const [cached, direct] = await Promise.all([
          cache.get(address, headers),
          new SharedCache(product.url).get(address, headers),
        ]);
        expect(cached, `${address} for ${JSON.stringify(headers)}`).toBe(direct);
      }
    }
    expect(cache.hits).toBeGreaterThan(visitors.length * 14);
  });

  test('are told apart by their ETag, which spares the rest', async ({ product }) => {
    const pages = await Promise.all(prefixed.map((code) => rawRequest(product.url, `/${code}`)));
    const tags = pages.map(({ headers }) => headers.etag!);
    expect(new Set(tags).size).toBe(prefixed.length);
    const same = await rawRequest(product.url, '/ko', { 'if-none-match': tags[prefixed.indexOf('ko')]! });
    expect([same.status, same.body.length]).toEqual([304, 0]);
    const other = await rawRequest(product.url, '/ko', { 'if-none-match': tags[prefixed.indexOf('vi')]! });
    expect(other.status).toBe(200);
    const unprefixed = await rawRequest(product.url, '/', { cookie: 'i18next=ko' });
    const again = await rawRequest(product.url, '/', {
      cookie: 'i18next=vi',
      'if-none-match': unprefixed.headers.etag!,
    });
    expect(again.status).toBe(200);
    expect(unprefixed.headers['cache-control']).toBe('private, no-cache');
    expect(unprefixed.headers.vary).toMatch(/Cookie.*Accept-Language/i);
    expect(pages[0]!.headers.vary ?? '').not.toMatch(/Cookie|Accept-Language/i);
  });

  test('follow each other in one document, each with its direction and fonts, and without the fonts of the one before', async ({
    page,
  }) => {
    test.slow();
    await page.goto('/contact');
    await waitForHydration(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    for (const { code, nativeName } of [...languages.slice(1), languages[0]]) {
      await page.locator('button[popovertarget="language-list"]').click();
      await page.locator(`#language-list a[hreflang="${code}"]`).click();
      const html = page.locator('html');
      await expect(html).toHaveAttribute('lang', code);
      await expect(html).toHaveAttribute('dir', dirOf(code));
      await expect(page.locator('button[popovertarget="language-list"]')).toContainText(nativeName);
      if (code !== 'en') await expect(page.getByRole('heading', { level: 1 })).toContainText(`${code}: `);
      const sheet = page.locator('#lens-script-font');
      const script = fontSheets[code];
      if (script) await expect(sheet).toHaveAttribute('href', new RegExp(`^/shell/${script}\\..+\\.css$`));
      else await expect(sheet).toHaveCount(0);
      const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'i18next');
      expect([cookie?.value, await page.evaluate(() => localStorage.getItem('i18nextLng'))]).toEqual([
        code,
        code,
      ]);
    }
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('a language that the browser asks for is kept for 10080 minutes, where nothing was chosen', async ({
    browser,
    product,
  }) => {
    test.slow();
    for (const code of codes) {
      const locale = code === 'tl' ? 'fil-PH' : code;
      const context = await browser.newContext({ locale, baseURL: product.url });
      const page = await context.newPage();
      await page.goto('/');
      await waitForHydration(page);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      const [cookie] = (await context.cookies()).filter(({ name }) => name === 'i18next');
      expect(cookie?.value).toBe(code);
      expect(Math.abs(cookie!.expires - Date.now() / 1000 - 10_080 * 60)).toBeLessThan(60);
      expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe(code);
      await context.close();
    }
  });

  test.describe('nothing opened ahead', () => {
    test('on the way to another page, texts that fail are stood in for by English at once, until they come', async ({
      page,
      faults,
    }) => {
      faults.expect(/503/);
      await page.goto('/ko');
      await waitForHydration(page);
      let failures = 0;
      let mended = false;
      await page.route('**/locales/ko/**', (route) => {
        if (mended) return route.continue();
        failures += 1;
        return route.fulfill({ status: 503, body: '' });
      });
      await page.locator('main a[href="/ko/contact"]').first().click();
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveText('Tell us about your eyes');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      mended = true;
      await expect(title).toHaveText('ko: Tell us about your eyes', { timeout: 12_000 });
      await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
      expect(failures).toBeGreaterThan(0);
      await expect(page).toHaveURL('/ko/contact');
    });
  });

  test('pseudo-locales are for developers: production knows none', async ({ product }) => {
    const strange = await rawRequest(product.url, '/ar-XB');
    expect(languageOf(strange.body.toString('utf8'))).toEqual(['ar-XB', 'rtl']);
    await withSecondShell(product, { NODE_ENV: 'production' }, async (url) => {
      const page = await rawRequest(url, '/en-XA/contact?a=1');
      expect([page.status, page.headers.location]).toEqual([302, '/contact?a=1']);
      expect((await rawRequest(url, '/locales/en-XA/common.json')).status).toBe(404);
      expect((await rawRequest(url, '/locales/en/common.json')).status).toBe(200);
    });
  });
});
