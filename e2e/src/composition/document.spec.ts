import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { copy } from '../copy.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { addressOf, publicPages } from '../fixtures/public-pages.ts';

const textOf = (html: string) => html.replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, '');

/** Delays the pictures, and with them the page's load event. @returns what lets them load */
async function delayPictures(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/hero/**', async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Waits until the page is painted and idle; scripts that start too early have started by then. */
async function paintedAndIdle(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

test.describe('Composition', () => {
  test('the HTML contains the page: heading, text, figures and navigation [LAYOUT-7]', async ({
    request,
  }) => {
    const html = textOf(await (await request.get('/')).text());
    for (const key of ['home.hero.title', 'journey.title', 'home.closing.text', 'menu.contact'])
      expect(html).toContain(copy('en', `common:${key}`));
    expect(html).toContain('30,000+');
    expect(html).toContain('98%');
    const contact = textOf(await (await request.get('/contact')).text());
    expect(contact).toContain(copy('en', 'common:contact.expect.title'));
    expect(contact).toContain('name="preferredContact"');
  });

  test('the HTML has no external script, no style attribute and no event handler', async ({ request }) => {
    for (const path of ['/', '/contact', '/ar', '/nowhere', '/admin/login']) {
      const html = await (await request.get(path)).text();
      expect(html, path).not.toMatch(/<script[^>]+\bsrc=/);
      expect(html, path).not.toMatch(/<link[^>]+\b(?:preload|modulepreload)\b/);
      expect(textOf(html), path).not.toMatch(/<[^>]+\s(?:style|on[a-z]+)=/);
    }
  });

  test('the HTML of a page, with its styles, is at most 20 KB compressed', async ({ product }) => {
    const tooLarge: string[] = [];
    for (const one of publicPages.filter(({ listed }) => listed)) {
      const path = await addressOf(one, product);
      const html = await (await fetch(`${product.url}${path}`)).text();
      const { length } = brotliCompressSync(html);
      if (length > 20 * 1024) tooLarge.push(`${path}: ${length}`);
    }
    expect(tooLarge).toEqual([]);
  });

  test('an unknown address is a 404 in the layout', async ({ page, faults }) => {
    faults.expect(/404 \(Not Found\)/);
    const answer = await page.goto('/es/no-such-page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy('es', 'navigation:notFound.title'));
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await waitForHydration(page);
    await page.getByRole('link', { name: copy('es', 'navigation:notFound.home') }).click();
    await expect(page).toHaveURL('/es');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy('es', 'common:home.hero.title'));
  });

  test('scripts start at load, not before', async ({ page }) => {
    const release = await delayPictures(page);
    await page.goto('/', { waitUntil: 'commit' });
    await paintedAndIdle(page);
    release();
    await waitForHydration(page);
    const [earliest, load] = await page.evaluate(() => {
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime);
      const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return [Math.min(...scripts), document!.loadEventStart];
    });
    expect(load).toBeGreaterThan(0);
    expect(earliest).toBeGreaterThanOrEqual(load!);
  });

  test('scripts start at the first key when the page has not finished loading', async ({ page }) => {
    const release = await delayPictures(page);
    await page.goto('/', { waitUntil: 'commit' });
    await paintedAndIdle(page);
    const startedScripts = () => page.evaluate(() => performance.getEntriesByName('lens-start').length);
    expect(await startedScripts()).toBe(0);
    await page.keyboard.press('Tab');
    expect(await startedScripts()).toBe(1);
    await waitForHydration(page);
    expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
    release();
    await page.waitForLoadState('load');
  });

  test('every page hydrates without an error or a warning', async ({ page }) => {
    for (const path of ['/', '/contact', '/ar', '/es/contact', '/ar/contact?sent=1', '/contact?sent=1']) {
      await page.goto(path);
      await waitForHydration(page);
    }
  });

  test('the next page comes without a document load, with its title, focus and announcement [LAYOUT-12]', async ({
    page,
  }) => {
    await page.goto('/');
    await waitForHydration(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page
      .getByRole('banner')
      .getByRole('link', { name: copy('en', 'common:menu.contact'), exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy('en', 'common:contact.hero.title'));
    await expect(page).toHaveTitle(/^Contact \| /);
    await expect(page.locator('#main')).toBeFocused();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy('en', 'common:home.hero.title'));
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
});
