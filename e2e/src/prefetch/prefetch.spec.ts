import type { Page } from '@playwright/test';
import { copy } from '../copy.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { signInToDashboard } from '../fixtures/sign-in.ts';

const contactCode = /pages-contact-contact\.js$/;
const contactStyle = /pages-contact-contact\.css$/;
const contactCopy = /\/locales\/en\/forms\.json$/;
const homeData = /\/api\/statistics\/public\?limit=100$/;

/** How often the page has fetched a file whose address matches. */
const countFetched = (page: Page, address: RegExp): Promise<number> =>
  page.evaluate(
    (source) =>
      performance.getEntriesByType('resource').filter(({ name }) => new RegExp(source).test(name)).length,
    address.source,
  );

const expectFetchedOnce = (page: Page, ...addresses: RegExp[]): Promise<void> =>
  expect
    .poll(() => Promise.all(addresses.map((address) => countFetched(page, address))))
    .toEqual(addresses.map(() => 1));

/** Records the scripts, styles, texts and data that a page requests from now on. */
function recordRequests(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (/^(script|stylesheet|fetch|xhr)$/.test(request.resourceType())) addresses.push(request.url());
  });
  return addresses;
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const contactTitle = copy('en', 'common:contact.hero.title');
const contactLink = (page: Page) => page.getByRole('main').locator('a[href="/contact"]').first();
const homeLink = (page: Page) => page.getByRole('banner').locator('a[href="/"]').first();

/** Waits for some idle moments, in which anything to be fetched ahead would have been requested. */
const waitForIdle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let moment = 0; moment < 5; moment += 1)
      await new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve)));
  });

/** Waits until half a second has passed without a request. */
const waitForQuiet = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const count = () => performance.getEntriesByType('resource').length;
    for (let seen = -1; seen !== count();) {
      seen = count();
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  });

test.describe('Prefetch', () => {
  test.use({ savesData: false });

  test('after idle the next page opens without a request', async ({ page }) => {
    await page.goto('/');
    await waitForHydration(page);
    await expectFetchedOnce(page, contactCode, contactStyle, contactCopy);
    await waitForQuiet(page);
    const requests = recordRequests(page);
    await contactLink(page).click();
    await expect(title(page)).toHaveText(contactTitle);
    expect(requests).toEqual([]);
  });

  test('loads data once, and the page shows it', async ({ page }) => {
    await page.goto('/contact');
    await waitForHydration(page);
    // Other pages in the header load the same figures.
    await expect.poll(() => countFetched(page, homeData)).toBeGreaterThan(0);
    await waitForQuiet(page);
    const requests = recordRequests(page);
    await homeLink(page).click();
    await expect(title(page)).toHaveText(copy('en', 'common:home.hero.title'));
    expect(requests).toEqual([]);
  });

  test('requests nothing before the page is hydrated', async ({ page }) => {
    await page.goto('/');
    await waitForHydration(page);
    await expectFetchedOnce(page, contactCode);
    const { hydratedAt, fetchedAt } = await page.evaluate((source) => {
      const [entry] = performance
        .getEntriesByType('resource')
        .filter(({ name }) => new RegExp(source).test(name));
      return {
        hydratedAt: performance.getEntriesByName('lens-hydrated')[0]!.startTime,
        fetchedAt: entry!.startTime,
      };
    }, contactCode.source);
    expect(fetchedAt).toBeGreaterThan(hydratedAt);
  });

  test('fetches the page of a link under the pointer at once, idle or not', async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await page.goto('/');
    await waitForHydration(page);
    expect(await countFetched(page, contactCode)).toBe(0);
    await contactLink(page).hover();
    await expectFetchedOnce(page, contactCode, contactStyle, contactCopy);
  });

  test('fetches the page of a focused link at once, idle or not', async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await page.goto('/');
    await waitForHydration(page);
    await contactLink(page).focus();
    await expectFetchedOnce(page, contactCode, contactStyle, contactCopy);
  });

  test('that fails is not reported, and the page opens when somebody follows the link', async ({
    page,
    faults,
  }) => {
    // The browser itself reports the missing file; the product must report nothing.
    faults.expect(/Failed to load resource.*404.*pages-contact-contact/);
    const reports: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/events')) reports.push(request.postData() ?? '');
    });
    let refusals = 0;
    await page.route(contactCode, (route) => {
      refusals += 1;
      return route.fulfill({ status: 404, body: '' });
    });
    await page.goto('/');
    await waitForHydration(page);
    await expect.poll(() => refusals).toBeGreaterThan(0);
    await waitForIdle(page);
    await page.unroute(contactCode);
    await contactLink(page).click();
    await expect(title(page)).toHaveText(contactTitle);
    expect(reports).toEqual([]);
  });

  test('loads no code of another remote when the pointer is on a link to it', async ({ page }) => {
    let requests = 0;
    page.on('request', (request) => {
      if (/\/remotes\/mfe-translations\/.*\.(js|css)$/.test(request.url())) requests += 1;
    });
    await signInToDashboard(page);
    const translationsLink = page
      .getByRole('navigation', { name: 'Back office' })
      .getByRole('link', { name: 'Translations' });
    await translationsLink.hover();
    await waitForIdle(page);
    expect(requests).toBe(0);
    await translationsLink.click();
    await expect(title(page)).toHaveText('Translations');
    expect(requests).toBeGreaterThan(0);
  });
});

test.describe('Prefetch for a visitor who saves data', () => {
  test.use({ savesData: true });

  test('fetches nothing ahead', async ({ page }) => {
    await page.goto('/');
    await waitForHydration(page);
    await waitForIdle(page);
    await contactLink(page).hover();
    await waitForIdle(page);
    expect(await countFetched(page, contactCode)).toBe(0);
    expect(await countFetched(page, contactCopy)).toBe(0);
    await contactLink(page).click();
    await expect(title(page)).toHaveText(contactTitle);
  });
});
