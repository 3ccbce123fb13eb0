import type { Page } from '@playwright/test';
import { copy } from '../copy.ts';
import { fillForm, visitorNamed } from '../fixtures/contact-form.ts';
import { inboxOf } from '../fixtures/inbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';

/** By what a browser tells a page that its visitor saves data. */
const wishes = {
  'Save-Data': "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })",
  'a 2g connection': "Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } })",
  'a slow 2g connection':
    "Object.defineProperty(navigator, 'connection', { value: { effectiveType: 'slow-2g' } })",
  'prefers-reduced-data': `const match = matchMedia;
    globalThis.matchMedia = (query) =>
      query === '(prefers-reduced-data: reduce)' ? { matches: true } : match.call(window, query);`,
};

const neededLater = /^(?:script|fetch|xhr|ping)$/;

/** Records what a page requests beside its document, styles, fonts and pictures. */
function recordRequests(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (neededLater.test(request.resourceType())) addresses.push(new URL(request.url()).pathname);
  });
  return addresses;
}

/** That nothing is requested shows only in time: longer than any other visitor's page needs to start and look ahead. */
const untilOthersHaveStartedMs = 1500;

/** Opens a page and waits until any other visitor's page has long started its scripts. */
async function openAndWait(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForTimeout(untilOthersHaveStartedMs);
}

test.describe('A visitor who saves data', () => {
  test.use({ savesData: false, viewport: { width: 390, height: 844 }, hasTouch: true });

  test('is the only one who gets no script before the first touch', async ({ page }) => {
    const requested = recordRequests(page);
    await openAndWait(page, '/');
    expect(requested.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(2);
  });

  for (const [wish, stub] of Object.entries(wishes))
    test(`gets no script and nothing ahead before the first touch, because of ${wish} [SAVE-1]`, async ({
      page,
    }) => {
      await page.addInitScript({ content: stub });
      const requested = recordRequests(page);
      await openAndWait(page, '/');
      expect(requested).toEqual([]);
      expect(
        await page.locator('link[rel~="preload"], link[rel~="prefetch"], link[rel~="modulepreload"]').count(),
      ).toBe(0);

      await page.getByRole('heading', { level: 1 }).tap();
      await waitForHydration(page);
      await page.waitForTimeout(untilOthersHaveStartedMs);
      const pages = requested.filter((path) => /\/pages-[\w-]+\.js$/.test(path));
      expect(pages.map((path) => path.split('/').at(-1))).toEqual(['pages-home-home.js']);
    });

  test('gets none if only the header of the request says so, and the same page as everybody [SAVE-1]', async ({
    page,
    product,
  }) => {
    await page.setExtraHTTPHeaders({ 'save-data': 'on' });
    const requested = recordRequests(page);
    await openAndWait(page, '/');
    expect(requested).toEqual([]);
    await page.getByRole('heading', { level: 1 }).tap();
    await waitForHydration(page);

    const bodyWith = async (headers: Record<string, string>) => {
      const answer = await fetch(`${product.url}/financing`, { headers });
      expect(answer.headers.get('vary')).toMatch(/Save-Data/);
      return answer.text();
    };
    expect(await bodyWith({ 'save-data': 'on' })).toBe(await bodyWith({}));
  });

  test.describe('by the browser’s setting', () => {
    test.beforeEach(({ page }) => page.addInitScript({ content: wishes['Save-Data'] }));

    test('opens the menu, the languages and a link with the first touch [SAVE-2]', async ({ page }) => {
      await openAndWait(page, '/');
      const menu = page.getByRole('navigation', { name: copy('en', 'navigation:header.navigation') });
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: copy('en', 'navigation:header.menu'), exact: true }).tap();
      await expect(menu).toBeVisible();
      await menu.getByRole('link', { name: copy('en', 'common:menu.contact') }).tap();
      await expect(page).toHaveURL('/contact');

      await openAndWait(page, '/contact');
      await page.getByRole('button', { name: copy('en', 'navigation:language.label') }).tap();
      await page.getByRole('link', { name: 'العربية' }).tap();
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        copy('ar', 'common:contact.hero.title'),
      );
    });

    test('has everything that scripts add after the first touch [SAVE-3]', async ({ page }) => {
      const requested = recordRequests(page);
      await openAndWait(page, '/');
      const pictures = page.getByRole('group', { name: copy('en', 'common:home.scenes.label') });
      const dot = pictures.getByRole('button').nth(3);
      await expect(dot).toBeHidden();
      expect(requested).toEqual([]);
      await page.getByRole('heading', { level: 1 }).tap();
      await dot.press('Enter');
      await expect(dot).toHaveAttribute('aria-current', 'true');
    });

    test('starts the page with a key too [SAVE-4]', async ({ page }) => {
      const requested = recordRequests(page);
      await openAndWait(page, '/es/contact');
      expect(requested).toEqual([]);
      await page.keyboard.press('Tab');
      await waitForHydration(page);
    });

    for (const scripts of ['that arrive', 'that never arrive'])
      test(`sends the form with scripts ${scripts} [SAVE-5]`, async ({ page, product, faults }) => {
        faults.allow(/\.js/);
        const person = visitorNamed(`Saves ${scripts}`);
        if (scripts === 'that never arrive') await page.route('**/*.js', (route) => route.abort());
        await openAndWait(page, '/contact');
        await fillForm(page, person);
        await page.getByRole('main').locator('form button[type="submit"]').first().tap();
        await expect.poll(() => inboxOf(product, person.lastName)).toMatchObject([person]);
      });
  });
});
