import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures/kept-page.ts';
import { test as newPageTest } from '../fixtures/test.ts';
import { copy } from '../copy.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';

const read = (request: APIRequestContext, path: string, headers: Record<string, string> = {}) =>
  request.get(path, { headers, maxRedirects: 0 });

const languageOf = (html: string) => /<html lang="([^"]+)" dir="([^"]+)"/.exec(html)?.slice(1, 3);

test.describe('Language addresses', () => {
  test('a prefix names the language and wins over cookie and browser', async ({ request }) => {
    for (const [path, lng, dir] of [
      ['/es', 'es', 'ltr'],
      ['/ar', 'ar', 'rtl'],
      ['/ar/contact', 'ar', 'rtl'],
    ] as const) {
      const answer = await read(request, path, { cookie: 'i18next=en', 'accept-language': 'en' });
      expect(answer.status()).toBe(200);
      expect(languageOf(await answer.text())).toEqual([lng, dir]);
      expect(answer.headers()['set-cookie']).toBeUndefined();
    }
  });

  test('other casing, /en and a slash at the end redirect for good', async ({ request }) => {
    for (const [path, home] of [
      ['/EN', '/'],
      ['/en', '/'],
      ['/en/contact?a=1', '/contact?a=1'],
      ['/AR/contact', '/ar/contact'],
      ['/Es', '/es'],
      ['/es/', '/es'],
      ['/contact/', '/contact'],
    ] as const) {
      const answer = await read(request, path);
      expect([answer.status(), answer.headers()['location']], path).toEqual([301, home]);
    }
  });

  test('unprefixed, the cookie decides, then what the browser accepts, else English', async ({ request }) => {
    const cases: [Record<string, string>, string][] = [
      [{ cookie: 'i18next=ar', 'accept-language': 'es' }, 'ar'],
      [{ 'accept-language': 'fr, es;q=0.8, en;q=0.7' }, 'es'],
      [{ 'accept-language': 'es-MX' }, 'es-MX'],
      [{ 'accept-language': 'es-AR' }, 'es'],
      [{ 'accept-language': 'en;q=0.1, ar;q=0.9' }, 'ar'],
      [{ 'accept-language': 'fr' }, 'en'],
      [{ cookie: 'i18next=%E0%A4%A', 'accept-language': '*' }, 'en'],
    ];
    for (const [headers, lng] of cases) {
      const answer = await read(request, '/', headers);
      expect(languageOf(await answer.text())?.[0], JSON.stringify(headers)).toBe(lng);
      expect(answer.headers()['vary']).toMatch(/Cookie.*Accept-Language/i);
      expect(answer.headers()['content-language']).toBe(lng);
    }
  });

  test('the canonical address and the alternatives are built from PUBLIC_URL alone', async ({
    request,
    product,
  }) => {
    const answer = await read(request, '/contact', { cookie: 'i18next=es', host: 'elsewhere.example' });
    const html = await answer.text();
    expect(html).toContain(`<link rel="canonical" href="${product.url}/es/contact">`);
    expect(html).toContain(`<link rel="alternate" hreflang="ar" href="${product.url}/ar/contact">`);
    expect(html).toContain(`<link rel="alternate" hreflang="x-default" href="${product.url}/contact">`);
    expect(html).not.toContain('elsewhere.example');
  });

  test('opening a prefixed address writes nothing', async ({ page }) => {
    await page.goto('/ar');
    await waitForHydration(page);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('i18next');
    expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBeNull();
  });

  test('links keep the prefix, and choosing another language changes it in place', async ({ page }) => {
    await page.goto('/ar');
    await waitForHydration(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page
      .getByRole('main')
      .getByRole('link', { name: copy('ar', 'common:actions.schedule') })
      .first()
      .click();
    await expect(page).toHaveURL('/ar/contact');
    await page.locator('button[popovertarget="language-list"]').click();
    await page.locator('#language-list a[hreflang="es"]').click();
    await expect(page).toHaveURL('/es/contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy('es', 'common:contact.hero.title'));
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  newPageTest(
    'without a cookie, a language in local storage takes over after hydration, with no reload',
    async ({ page }) => {
      await page.addInitScript(() => {
        localStorage.setItem('i18nextLng', 'es');
        sessionStorage.setItem('loads', String(Number(sessionStorage.getItem('loads') ?? 0) + 1));
      });
      const answer = await page.goto('/');
      expect(await answer?.text()).toContain('<html lang="en"');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy('es', 'common:home.hero.title'));
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      expect(await page.evaluate(() => sessionStorage.getItem('loads'))).toBe('1');
    },
  );
});
