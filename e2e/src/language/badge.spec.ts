import { languages } from '@lens/contracts/languages';
import type { TranslationStatus } from '@lens/contracts/translations';
import type { Page } from '@playwright/test';
import { copy } from '../copy.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { expect, test } from '../fixtures/test.ts';
import type { TestProduct } from '../fixtures/test-product.ts';

const badge = (page: Page) => page.locator('footer details');
const statusOf = async ({ url }: TestProduct) =>
  (await (await fetch(`${url}/api/translations/status`)).json()) as TranslationStatus;
const summary = (page: Page) => badge(page).locator('summary');

test.describe('Translation status badge', () => {
  test('is missing on English pages, and says on others that the site’s own translations are read [BADGE-1]', async ({
    page,
    product,
  }) => {
    const status = await statusOf(product);
    expect([status.premium.enabled, status.general.enabled]).toEqual([false, false]);
    await page.goto('/contact');
    await waitForHydration(page);
    await expect(badge(page)).toHaveCount(0);
    await page.goto('/ko/contact');
    await expect(summary(page)).toHaveText(copy('ko', 'navigation:badge.local'));
    await waitForHydration(page);
    await summary(page).click();
    await expect(badge(page).locator('p')).toHaveText(['한국어', copy('ko', 'navigation:badge.help.local')]);
  });

  test('follows the network, and is not active for a service that translates nothing here [BADGE-2]', async ({
    page,
    context,
    product,
  }) => {
    const status = await statusOf(product);
    const asked = page.waitForRequest('**/api/translations/status');
    await page.route('**/api/translations/status', (route) =>
      route.fulfill({ json: { ...status, premium: { ...status.premium, enabled: true } } }),
    );
    await page.goto('/es/contact');
    await waitForHydration(page);
    await asked;
    await summary(page).click();
    await expect(badge(page).locator('p').nth(1)).toHaveText(copy('es', 'navigation:badge.help.local'));
    await expect(summary(page)).toHaveText(copy('es', 'navigation:badge.local'));
    await context.setOffline(true);
    await expect(summary(page)).toHaveText(copy('es', 'navigation:badge.offline'));
    await context.setOffline(false);
    await expect(summary(page)).toHaveText(copy('es', 'navigation:badge.local'));
  });

  test('comes and goes with the language, without a reload, and speaks it', async ({ page }) => {
    await page.goto('/contact');
    await waitForHydration(page);
    for (const { code } of [...languages.slice(1), languages[0]]) {
      await page.locator('button[popovertarget="language-list"]').click();
      await page.locator(`#language-list a[hreflang="${code}"]`).click();
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      if (code === 'en') await expect(badge(page)).toHaveCount(0);
      else
        await expect(summary(page)).toHaveText(
          copy(code === 'es-MX' ? 'es' : code, 'navigation:badge.local'),
        );
    }
  });
});
