import type { Page } from '@playwright/test';
import { addressOf, localizedPath, publicPages } from '../fixtures/public-pages.ts';
import { expect, test } from '../fixtures/kept-page.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { enginesAtTurn, violations } from './engines.ts';

// The pages' Content-Security-Policy forbids injecting the engines.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 120_000 });

const expectNoViolations = async (page: Page, what: string, engines = enginesAtTurn(0, 1)) =>
  expect(await violations(page, engines), what).toEqual([]);
const languages = ['en', 'ar'];

/** A phone, a tablet and a desktop. A page loads once and is then resized: its first width changes nothing. */
const widths = [390, 768, 1440];
const resize = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: width < 1000 ? 844 : 900 });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
};

test.describe('Accessibility of every page', () => {
  for (const [pageAt, one] of publicPages.entries())
    test(`${one.pattern} at 390, 768 and 1440, and with everything open`, async ({ page, product }) => {
      const path = await addressOf(one, product);
      for (const [languageAt, lng] of languages.entries()) {
        await page.goto(localizedPath(lng, path));
        // A page that is incomplete in Arabic comes in English, which the loop has already checked.
        if ((await page.locator('html').getAttribute('lang')) !== lng) continue;
        await waitForHydration(page);
        for (const [widthAt, width] of widths.entries()) {
          await resize(page, width);
          const engines = enginesAtTurn(pageAt + languageAt + widthAt, widths.length);
          await expectNoViolations(page, `${lng} at ${width}`, engines);
        }
        const closed = page.locator('main details:not([open])');
        if ((await closed.count()) === 0) continue;
        await closed.evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
        await expectNoViolations(page, `${lng}, everything open`);
      }
    });

  for (const lng of languages)
    test(`the layout with its language list and its menu open, ${lng}`, async ({ page }) => {
      await page.goto(localizedPath(lng, '/'));
      await waitForHydration(page);
      const menu = page.locator('button[popovertarget="site-menu"]').first();
      for (const width of widths) {
        await resize(page, width);
        await page.locator('button[popovertarget="language-list"]').click();
        await expect(page.locator('#language-list')).toBeVisible();
        await expectNoViolations(page, `language list at ${width}`);
        await page.keyboard.press('Escape');
        if (!(await menu.isVisible())) continue;
        await menu.click();
        await expect(page.locator('#site-menu')).toBeVisible();
        await expectNoViolations(page, `menu at ${width}`);
        await page.keyboard.press('Escape');
      }
    });
});
