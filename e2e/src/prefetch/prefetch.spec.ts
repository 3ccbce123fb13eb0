import type { Page } from '@playwright/test';
import { copy } from '../copy.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { signInToDashboard } from '../fixtures/sign-in.ts';

const contactCode = /pages-contact-contact\.js$/;
const contactStyle = /pages-contact-contact\.css$/;
const contactCopy = /\/locales\/en\/forms\.json$/;
const homeData = /\/api\/statistics\/public\?limit=100$/;

/** How often the page has fetched files with such an address. */
const fetched = (page: Page, address: RegExp): Promise<number> =>
  page.evaluate(
    (source) =>
      performance.getEntriesByType('resource').filter(({ name }) => new RegExp(source).test(name)).length,
    address.source,
  );

const arrived = (page: Page, ...addresses: RegExp[]): Promise<void> =>
  expect
    .poll(() => Promise.all(addresses.map((address) => fetched(page, address))))
    .toEqual(addresses.map(() => 1));

/** Scripts, styles, texts and data that a page asks for from here on. */
function asked(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (/^(script|stylesheet|fetch|xhr)$/.test(request.resourceType())) addresses.push(request.url());
  });
  return addresses;
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const contactTitle = copy('en', 'common:contact.hero.title');
const toContact = (page: Page) => page.getByRole('main').locator('a[href="/contact"]').first();
const toHome = (page: Page) => page.getByRole('banner').locator('a[href="/"]').first();

/** Lets idle moments pass in which anything that was to be fetched would have been. */
const idleMoments = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let moment = 0; moment < 5; moment += 1)
      await new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve)));
  });

/** Resolves once half a second has gone by without a request. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const count = () => performance.getEntriesByType('resource').length;
    for (let seen = -1; seen !== count();) {
      seen = count();
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  });

test.describe('Prefetch', () => {
  test.use({ savesData: false });

  test('after idle the next page is there without asking for anything', async ({ page }) => {
    await page.goto('/');
    await waitForHydration(page);
    await arrived(page, contactCode, contactStyle, contactCopy);
    await atRest(page);
    const requests = asked(page);
    await toContact(page).click();
    await expect(title(page)).toHaveText(contactTitle);
    expect(requests).toEqual([]);
  });

  test('brings data along once, and the page shows them', async ({ page }) => {
    await page.goto('/contact');
    await waitForHydration(page);
    // Other pages behind the header read the same figures ahead.
    await expect.poll(() => fetched(page, homeData)).toBeGreaterThan(0);
    await atRest(page);
    const requests = asked(page);
    await toHome(page).click();
    await expect(title(page)).toHaveText(copy('en', 'common:home.hero.title'));
    expect(requests).toEqual([]);
  });

  test('asks for nothing before the page is taken up', async ({ page }) => {
    await page.goto('/');
    await waitForHydration(page);
    await arrived(page, contactCode);
    const { taken, ahead } = await page.evaluate((source) => {
      const [entry] = performance
        .getEntriesByType('resource')
        .filter(({ name }) => new RegExp(source).test(name));
      return { taken: performance.getEntriesByName('lens-taken')[0]!.startTime, ahead: entry!.startTime };
    }, contactCode.source);
    expect(ahead).toBeGreaterThan(taken);
  });

  test('a link that is pointed at is opened ahead at once, idle or not', async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await page.goto('/');
    await waitForHydration(page);
    expect(await fetched(page, contactCode)).toBe(0);
    await toContact(page).hover();
    await arrived(page, contactCode, contactStyle, contactCopy);
  });

  test('a link that is focused is opened ahead at once, idle or not', async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await page.goto('/');
    await waitForHydration(page);
    await toContact(page).focus();
    await arrived(page, contactCode, contactStyle, contactCopy);
  });

  test('that fails is nobody’s failure, and the page opens when it is wanted', async ({ page, faults }) => {
    // What the browser itself says of a file that is not there; nothing of ours may say more.
    faults.expect(/Failed to load resource.*404.*pages-contact-contact/);
    const reports: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/events')) reports.push(request.postData() ?? '');
    });
    let refused = 0;
    await page.route(contactCode, (route) => {
      refused += 1;
      return route.fulfill({ status: 404, body: '' });
    });
    await page.goto('/');
    await waitForHydration(page);
    await expect.poll(() => refused).toBeGreaterThan(0);
    await idleMoments(page);
    await page.unroute(contactCode);
    await toContact(page).click();
    await expect(title(page)).toHaveText(contactTitle);
    expect(reports).toEqual([]);
  });

  test('runs nothing of another team’s remote because somebody points at a link to it', async ({ page }) => {
    let asked = 0;
    page.on('request', (request) => {
      if (/\/remotes\/mfe-translations\/.*\.(js|css)$/.test(request.url())) asked += 1;
    });
    await signInToDashboard(page);
    const desk = page
      .getByRole('navigation', { name: 'Back office' })
      .getByRole('link', { name: 'Translations' });
    await desk.hover();
    await idleMoments(page);
    expect(asked).toBe(0);
    await desk.click();
    await expect(title(page)).toHaveText('Translations');
    expect(asked).toBeGreaterThan(0);
  });
});

test.describe('Prefetch for a visitor who saves data', () => {
  test.use({ savesData: true });

  test('fetches nothing that was not asked for', async ({ page }) => {
    await page.goto('/');
    await waitForHydration(page);
    await idleMoments(page);
    await toContact(page).hover();
    await idleMoments(page);
    expect(await fetched(page, contactCode)).toBe(0);
    expect(await fetched(page, contactCopy)).toBe(0);
    await toContact(page).click();
    await expect(title(page)).toHaveText(contactTitle);
  });
});
