import { languages } from '@lens/contracts/languages';
import { addressOf, localizedPath, publicPages } from '../fixtures/public-pages.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { expect, test } from '../fixtures/test.ts';
import { textFaults } from '../fixtures/text-layout.ts';

const full = process.env['FULL'] === '1';
const codes = languages.map(({ code }) => code);
/** What Letter and A4 leave for text between usual margins, in CSS pixels. */
const sheet = { width: 720, height: 960 };

test.describe('On paper', () => {
  test.describe.configure({ timeout: full ? 900_000 : 180_000 });

  test('every page has its texts whole, none over another, and nothing that is wider than the sheet', async ({
    page,
    product,
  }) => {
    await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
    await page.setViewportSize(sheet);
    for (const [at, one] of publicPages.filter(({ listed }) => listed).entries()) {
      const path = await addressOf(one, product);
      // Pages take turns with the languages.
      for (const code of full ? codes : new Set(['en', codes[at % codes.length]!])) {
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

  test('Home says what each of its figures rests on, and has neither fields nor empty rooms', async ({
    page,
  }) => {
    await page.goto('/');
    await waitForHydration(page);
    const bases = page.locator('main details > p');
    await expect(bases).toHaveCount(4);
    for (const basis of await bases.all()) await expect(basis).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    for (const basis of await bases.all()) await expect(basis).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    // Pictures that nobody scrolled to have not come, and keep no room.
    await expect(page.locator('main span:has(> noscript)').first()).toBeAttached();
    await expect(page.locator('main span:has(> noscript):visible')).toHaveCount(0);
  });
});
