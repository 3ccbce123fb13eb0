import type { Page } from '@playwright/test';
import { copy } from '../copy.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { expect, test } from '../fixtures/test.ts';

/** Follows a link to the form, and finds it in view with its procedure chosen. */
async function reachesForm(page: Page, link: string, procedure: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: link }).last().click();
  await expect(page).toHaveURL(new RegExp(`/contact\\?procedure=${procedure}.*#request$`));
  await expect(page.locator('[name="procedure"]')).toHaveValue(procedure);
  await expect(page.getByRole('heading', { name: copy('en', 'forms:consultation.title') })).toBeInViewport();
}

test.describe('The form, from other pages', () => {
  for (const procedure of ['lasik', 'prk', 'icl'])
    test(`begins with ${procedure} for whoever comes from its page`, async ({ page }) => {
      await page.goto(`/procedures/${procedure}`);
      await waitForHydration(page);
      await reachesForm(page, copy('en', 'common:actions.schedule'), procedure);
      await expect(page.locator('#request')).toBeFocused();
    });

  test('is where the links of the page on financing lead, not the page above it', async ({ page }) => {
    await page.goto('/financing');
    await waitForHydration(page);
    await reachesForm(page, copy('en', 'common:financing.concierge.action'), 'consultation');
  });

  test('is reached with its procedure chosen without JavaScript too', async ({ browser, product }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
    const page = await context.newPage();
    await page.goto('/procedures/icl');
    await reachesForm(page, copy('en', 'common:actions.schedule'), 'icl');
    await context.close();
  });
});
