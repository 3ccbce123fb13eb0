import { expect, test } from '../fixtures/test.ts';

test.describe('Header', () => {
  for (const address of ['/', '/es/', '/ar/'])
    test(`holds its whole menu in one line from 1024 to 1920 px on ${address}`, async ({ page }) => {
      await page.goto(address);
      for (const width of [1024, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 700 });
        const bar = await page.evaluate(() => {
          const links = document.querySelectorAll<HTMLElement>('#site-menu > ul > li > a');
          const tops = [...links].map((link) => Math.round(link.getBoundingClientRect().top));
          return {
            entries: links.length,
            lines: new Set(tops).size,
            wide: document.documentElement.scrollWidth,
          };
        });
        expect(bar, `${width}`).toEqual({ entries: bar.entries, lines: 1, wide: width });
        expect(bar.entries).toBeGreaterThan(2);
      }
    });

  test('covers no entry of its menu by the call button', async ({ page }) => {
    await page.goto('/');
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      for (const link of await page.locator('#site-menu > ul > li > a').all())
        await link.click({ trial: true });
    }
  });
});
