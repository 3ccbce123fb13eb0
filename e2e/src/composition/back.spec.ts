import type { Page } from '@playwright/test';
import { copy } from '../copy.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { expect, test } from '../fixtures/kept-page.ts';

const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** The distance of an element from the top of the viewport. */
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

test.describe('Back', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('returns to the article that was opened, after more articles were loaded', async ({ page }) => {
    await page.goto('/blog');
    await waitForHydration(page);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: copy('en', 'common:blog.list.more') }).click();
    const article = main.locator('#article-7');
    await article.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollBy(0, 120));
    const [left, top] = [await scrollPosition(page), await topOf(page, '#article-7')];
    await article.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/blog\/[a-z-]+$/);
    await expect.poll(() => scrollPosition(page)).toBe(0);
    await page.goBack();
    await expect(article).toBeVisible();
    await expect.poll(() => scrollPosition(page)).toBe(left);
    await expect.poll(() => topOf(page, '#article-7')).toBe(top);
  });

  test('returns to the story where the reader was', async ({ page }) => {
    await page.goto('/testimonials');
    await waitForHydration(page);
    await page.locator('#reviews').scrollIntoViewIfNeeded();
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(1000);
    const left = await scrollPosition(page);
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('footer a[href="/privacy"]')!.click(),
    );
    await expect(page).toHaveURL(/\/privacy$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/testimonials$/);
    await expect.poll(() => scrollPosition(page)).toBe(left);
  });

  test('on a phone a search scrolls to its results, and says how many there are', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto('/blog');
    await waitForHydration(page);
    const field = page.getByLabel(copy('en', 'common:blog.filters.search'));
    await field.fill('night');
    await expect(field.locator('..')).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { name: 'Articles on “night”' });
    await expect.poll(async () => (await heading.boundingBox())!.y).toBeLessThanOrEqual(332);
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
    await expect(
      page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: /^Showing/ }),
    ).toHaveCount(1);
    await page.getByRole('link', { name: /^Mission/ }).evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole('heading', { level: 2, name: 'Mission' })).toBeInViewport();
  });
});
