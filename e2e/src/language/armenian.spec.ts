import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { expect, test } from '../fixtures/kept-page.ts';

test('dates and figures in Armenian, which browsers cannot format, hydrate as the server sent them', async ({
  page,
}) => {
  for (const path of ['/hy', '/hy/blog', '/hy/pacific-story', '/hy/privacy']) {
    await page.goto(path);
    await waitForHydration(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hy');
  }
  await page.goto('/hy/blog');
  await expect(page.locator('main time').first()).toHaveText(/^\d+ [ա-և]+ի, \d{4} թ\.$/);
});
