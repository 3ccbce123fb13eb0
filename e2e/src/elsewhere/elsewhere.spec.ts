import { expect, test as base } from '../fixtures/test.ts';
import { copy } from '../copy.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { signInToDashboard } from '../fixtures/sign-in.ts';
import { startTestProduct, type TestProduct } from '../fixtures/test-product.ts';
import { publishElsewhere } from './publish-elsewhere.ts';

/** A product with two more remotes, which other tools built. */
const test = base.extend<object, { product: TestProduct }>({
  product: [
    async ({}, use) => {
      const product = await startTestProduct();
      await Promise.all([publishElsewhere(product, 'rspack'), publishElsewhere(product, 'vite')]);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const title = 'A page from another house';
const contactTitle = copy('en', 'common:contact.hero.title');

test.describe('A remote built elsewhere', () => {
  for (const tool of ['rspack', 'vite']) {
    const address = `/elsewhere/${tool}`;

    test(`by ${tool} works as a page of the site, with the shell’s React, texts, session and styles`, async ({
      page,
    }) => {
      await page.goto(address);
      await waitForHydration(page);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText(`, ${address}, loading`)).toBeVisible();
      const section = page.locator('main section').filter({ hasText: title });
      await expect(section).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
      await page.getByRole('button', { name: 'Tap' }).click();
      await expect(page.getByText('1 taps')).toBeVisible();
      await page.getByRole('button', { name: 'Tell me more' }).click();
      await expect(page.getByText('This sentence came later.')).toBeVisible();
    });

    test(`by ${tool} is in the menu, and opens and closes without a document load`, async ({ page }) => {
      await page.goto('/contact');
      await waitForHydration(page);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page
        .getByRole('banner')
        .getByRole('link', { name: `Made by ${tool}` })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('main section').filter({ hasText: title })).toHaveCSS(
        'outline-color',
        'rgb(1, 2, 3)',
      );
      await page.locator('main').getByRole('link', { name: '/contact' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(contactTitle);
      await page.goBack();
      await page.locator('main').getByRole('link', { name: '/elsewhere/' }).click();
      await expect(page).not.toHaveURL(new RegExp(`${address}$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    });
  }

  test('is part of the HTML with a server bundle, and is rendered by the browser without one', async ({
    product,
  }) => {
    const rendered = await (await fetch(`${product.url}/elsewhere/rspack`)).text();
    expect(rendered).toContain(`>${title}</h1>`);
    const answer = await fetch(`${product.url}/elsewhere/vite`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<div id="root"></div>');
  });

  test('shares the session of the back office', async ({ page }) => {
    await signInToDashboard(page);
    await page.getByRole('link', { name: 'Made by rspack' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signed in as admin');
    await expect(page.getByRole('navigation', { name: 'Back office' })).toBeVisible();
  });

  for (const [kind, file] of [
    ['entry', '**/remotes/elsewhere-vite/*/remoteEntry.js'],
    ['module that another one imports', '**/remotes/elsewhere-vite/*/assets/page-*.js'],
  ] as const)
    test(`of ES modules does not run when its ${kind} does not match the registry’s hash`, async ({
      page,
      faults,
    }) => {
      faults.expect(/integrity/i);
      faults.expect(/elsewhere-vite .* failed/);
      await page.route(file, async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: `${await answer.text()}\nwindow.tampered = true;` });
      });
      await page.goto('/elsewhere/vite');
      const retry = page.getByRole('button', { name: copy('en', 'navigation:failure.retry') });
      await expect(retry).toBeVisible();
      expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
      await expect(page.getByRole('banner')).toBeVisible();
    });
});
