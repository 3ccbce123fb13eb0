import { copy } from '../copy.ts';
import { expect, test } from '../fixtures/kept-page.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { violations } from '../accessibility/engines.ts';

test.describe('About', () => {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

    test('the menu of the page leads to each section, stays in view and covers no heading', async ({
      page,
    }) => {
      await page.goto('/about');
      const menu = page.getByRole('navigation', { name: 'On this page' });
      for (const [link, heading] of [
        ['Awards', 'Awards'],
        ['Education', copy('en', 'common:about.education.title')],
        ['In numbers', 'Impact by the Numbers'],
      ]) {
        await menu.getByRole('link', { name: link }).click();
        const target = page.getByRole('heading', { name: heading });
        await expect(target).toBeInViewport();
        const bar = (await menu.boundingBox())!;
        expect(bar.y).toBeGreaterThanOrEqual(0);
        expect((await target.boundingBox())!.y).toBeGreaterThan(bar.y + bar.height);
      }
    });
  });

  test('shows the four institutions and the nine awards of the demo, and says once that they are invented', async ({
    page,
  }) => {
    await page.goto('/about');
    const institutions = page.locator('#education').getByRole('listitem');
    await expect(institutions).toHaveCount(4);
    const leftEdges = await institutions.evaluateAll((all) =>
      all.map((one) => one.firstElementChild!.getBoundingClientRect().left),
    );
    expect(new Set(leftEdges).size).toBe(1);
    await expect(page.locator('#awards').getByRole('listitem')).toHaveCount(9);
    await expect(page.getByText('the schools, the awards and the words')).toHaveCount(1);
  });
});

for (const path of ['/about', '/technology'])
  test.describe(`Accessibility of ${path}`, () => {
    // The content policy of the pages forbids the engines' injected scripts.
    test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

    test('fits 320 px, and both engines find nothing at 390 and 1440', async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(path);
      await waitForHydration(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await violations(page), `at ${width}`).toEqual([]);
      }
    });
  });
