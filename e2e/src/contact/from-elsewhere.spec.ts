import type { Page } from '@playwright/test';
import { copy } from '../copy.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { expect, test } from '../fixtures/test.ts';

/** Follows a link to the form, and expects it in view with the procedure selected. */
async function expectLinkToForm(page: Page, link: string, procedure: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: link }).last().click();
  await expect(page).toHaveURL(new RegExp(`/contact\\?procedure=${procedure}.*#request$`));
  await expect(page.locator('[name="procedure"]')).toHaveValue(procedure);
  await expect(page.getByRole('heading', { name: copy('en', 'forms:consultation.title') })).toBeInViewport();
}

test.describe('The consultation form, from other pages', () => {
  for (const procedure of ['lasik', 'prk', 'icl'])
    test(`starts with ${procedure} selected for visitors from its page`, async ({ page }) => {
      await page.goto(`/procedures/${procedure}`);
      await waitForHydration(page);
      await expectLinkToForm(page, copy('en', 'common:actions.schedule'), procedure);
      await expect(page.locator('#request')).toBeFocused();
    });

  test('is what the links of the financing page lead to, not the top of the contact page', async ({
    page,
  }) => {
    await page.goto('/financing');
    await waitForHydration(page);
    await expectLinkToForm(page, copy('en', 'common:financing.concierge.action'), 'consultation');
  });

  test('opens with the procedure selected without JavaScript too', async ({ browser, product }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
    const page = await context.newPage();
    await page.goto('/procedures/icl');
    await expectLinkToForm(page, copy('en', 'common:actions.schedule'), 'icl');
    await context.close();
  });
});
