import { languages } from '@lens/contracts/languages';
import type { TranslationStatus } from '@lens/contracts/translations';
import type { Page } from '@playwright/test';
import { copy } from '../copy.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/test.ts';
import type { TestProduct } from '../fixtures/test-product.ts';

const badge = (page: Page) => page.locator('aside details');
const statusOf = async ({ url }: TestProduct) =>
  (await (await fetch(`${url}/api/translations/status`)).json()) as TranslationStatus;
const summary = (page: Page) => badge(page).locator('summary');

test.describe('Translation status badge', () => {
  test('is missing on English pages, and says on others that the site’s own translations are read', async ({
    page,
    product,
  }) => {
    const status = await statusOf(product);
    expect([status.premium.enabled, status.general.enabled]).toEqual([false, false]);
    await page.goto('/contact');
    await hydrated(page);
    await expect(badge(page)).toHaveCount(0);
    await page.goto('/ko/contact');
    await expect(summary(page)).toHaveText(copy('ko', 'navigation:badge.local'));
    await hydrated(page);
    await page.evaluate(() =>
      localStorage.setItem('translation-cache', JSON.stringify({ a: { text: '가' }, b: { text: '나' } })),
    );
    await summary(page).click();
    const facts = badge(page).locator('dd');
    await expect(facts).toHaveText(['한국어', copy('ko', 'navigation:badge.none'), '2']);
  });

  test('follows the network, and the services that are enabled', async ({ page, context, product }) => {
    const status = await statusOf(product);
    await page.route('**/api/translations/status', (route) =>
      route.fulfill({ json: { ...status, premium: { ...status.premium, enabled: true } } }),
    );
    await page.goto('/es/contact');
    await hydrated(page);
    await expect(summary(page)).toHaveText(copy('es', 'navigation:badge.live'));
    await summary(page).click();
    await expect(badge(page).locator('dd').nth(1)).toHaveText('DeepL');
    await context.setOffline(true);
    await expect(summary(page)).toHaveText(copy('es', 'navigation:badge.offline'));
    await context.setOffline(false);
    await expect(summary(page)).toHaveText(copy('es', 'navigation:badge.live'));
  });

  test('comes and goes with the language, without a reload, and speaks it', async ({ page }) => {
    await page.goto('/contact');
    await hydrated(page);
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
