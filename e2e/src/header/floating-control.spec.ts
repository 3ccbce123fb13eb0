import { languages, sourceLanguage } from '@lens/contracts/languages';
import { copy } from '../copy.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { expect, test } from '../fixtures/kept-page.ts';

const sunday = Date.parse('2026-11-22T10:00-08:00');
const monday = Date.parse('2026-11-23T10:00-08:00');

test.describe('Floating control', () => {
  test('scrolls to the form, and keeps what the visitor selected there', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/contact?procedure=icl');
    await waitForHydration(page);
    const choice = page.locator('[name="procedure"]');
    await expect(choice).toHaveValue('icl');
    await choice.selectOption('prk');
    await page.locator('[name="preferredContact"][value="email"]').check();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const control = page.getByRole('complementary', { name: copy('en', 'navigation:contact.quick') });
    await control.getByRole('link', { name: copy('en', 'navigation:contact.schedule') }).click();
    await expect(page).toHaveURL('/contact?procedure=icl#request');
    await expect(page.locator('#request-title')).toBeInViewport();
    await expect(choice).toHaveValue('prk');
    await expect(page.locator('[name="preferredContact"][value="email"]')).toBeChecked();
  });

  for (const [width, day, now, labelKey, numberKey] of [
    [390, 'a Sunday', sunday, 'emergency', 'emergencyPhone'],
    [1440, 'a Sunday', sunday, 'callNow', 'callNowPhone'],
    [390, 'a Monday', monday, 'callNow', 'callNowPhone'],
    [1440, 'a Monday', monday, 'callNow', 'callNowPhone'],
  ] as const)
    test(`at ${width} on ${day} names the number that it dials`, async ({ page, product }) => {
      const clock = await page.addInitScript((instant) => (Date.now = () => instant), now);
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      await waitForHydration(page);
      const answer = await fetch(`${product.url}/api/settings/public`);
      const numbers = (await answer.json()) as Record<typeof numberKey, string>;
      const phoneLink = page.locator('aside a[href^="tel:"]:visible');
      await expect(phoneLink).toHaveCount(1);
      await expect(phoneLink).toContainText(copy('en', `navigation:contact.${labelKey}`));
      await expect(phoneLink).toHaveAttribute('href', `tel:${numbers[numberKey]}`);
      await clock.dispose();
    });

  for (const { code } of languages)
    test(`on a Sunday on a phone, the emergency line fits into its button: ${code}`, async ({ page }) => {
      const clock = await page.addInitScript((instant) => (Date.now = () => instant), sunday);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(code === sourceLanguage ? '/' : `/${code}`);
      const label = copy(code, 'navigation:contact.emergency');
      const call = page.locator('aside a', { hasText: label });
      await expect(call).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const { overflow, lines } = await call.evaluate((link, text) => {
        const range = document.createRange();
        range.selectNode([...link.childNodes].find((node) => node.textContent === text)!);
        const boxes = [...range.getClientRects()];
        const button = link.getBoundingClientRect();
        const isOutside = ({ left, right }: DOMRect) => left < button.left || right > button.right;
        return { overflow: boxes.filter(isOutside).length, lines: boxes.length };
      }, label);
      expect(overflow).toBe(0);
      expect(lines).toBeLessThanOrEqual(code === sourceLanguage ? 1 : 2);
      await clock.dispose();
    });
});
