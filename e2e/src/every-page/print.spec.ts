import { languages } from '@lens/contracts/languages';
import { addressOf, localizedPath, publicPages } from '../fixtures/public-pages.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { expect, test } from '../fixtures/test.ts';
import { textFaults } from '../fixtures/text-layout.ts';
import { isFullRun } from '../fixtures/full-run.ts';

const codes = languages.map(({ code }) => code);
/** The printable area that Letter and A4 share with usual margins, in CSS pixels. */
const sheet = { width: 720, height: 960 };

test.describe('On paper', () => {
  test.describe.configure({ timeout: isFullRun ? 900_000 : 180_000 });

  test('every page shows its texts whole, none over another, and fits the width of the sheet', async ({
    page,
    product,
  }) => {
    await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
    await page.setViewportSize(sheet);
    for (const [at, one] of publicPages.filter(({ listed }) => listed).entries()) {
      const path = await addressOf(one, product);
      // Besides English, each page is checked in one language, by turns.
      for (const code of isFullRun ? codes : new Set(['en', codes[at % codes.length]!])) {
        const address = localizedPath(code, path);
        await page.goto(address);
        await waitForHydration(page);
        expect(await textFaults(page), address).toEqual([]);
        const wide = await page.evaluate(() => document.scrollingElement!.scrollWidth);
        expect(wide, address).toBeLessThanOrEqual(sheet.width);
        await expect(page.locator('button:visible'), address).toHaveCount(0);
      }
    }
  });

  test('Home shows the basis of each figure, and has neither fields nor empty spaces', async ({ page }) => {
    await page.goto('/');
    await waitForHydration(page);
    const bases = page.locator('main details > p');
    await expect(bases).toHaveCount(4);
    for (const basis of await bases.all()) await expect(basis).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    for (const basis of await bases.all()) await expect(basis).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    // Pictures that nobody scrolled to have not loaded, and take up no space.
    await expect(page.locator('main span:has(> noscript)').first()).toBeAttached();
    await expect(page.locator('main span:has(> noscript):visible')).toHaveCount(0);
  });
});
