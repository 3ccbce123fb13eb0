import { copy } from '../copy.ts';
import { expect, test } from '../fixtures/kept-page.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';

const slider = copy('en', 'common:gallery.slider');
const title = copy('en', 'common:gallery.title');
const before = copy('en', 'common:gallery.beforeAlt');
const after = copy('en', 'common:gallery.afterAlt');

test.describe('Testimonials page', () => {
  test('the menu leads to the gallery, from another page and from the same one [LAYOUT-5]', async ({
    page,
  }) => {
    await page.goto('/');
    await waitForHydration(page);
    const gallery = page.locator('#gallery');
    const fromMenu = async () => {
      await page
        .getByRole('link', { name: copy('en', 'common:menu.testimonials'), exact: true })
        .first()
        .hover();
      await page.getByRole('link', { name: copy('en', 'common:menu.resultsGallery') }).click();
    };
    await fromMenu();
    await expect(page).toHaveURL('/testimonials#gallery');
    await expect(page.getByRole('heading', { name: title })).toBeInViewport();
    await expect(gallery).toBeFocused();
    await page.evaluate(() => window.scrollTo(0, 0));
    await fromMenu();
    await expect(page.getByRole('heading', { name: title })).toBeInViewport();
  });

  test('keys and a touch move the line between before and after [TESTIMONIALS-6]', async ({ page }) => {
    await page.goto('/testimonials#gallery');
    await waitForHydration(page);
    const line = page.getByRole('slider', { name: slider });
    await line.focus();
    await page.keyboard.press('End');
    await expect(line).toHaveAttribute('aria-valuetext', /^0%/);
    await line.scrollIntoViewIfNeeded();
    const box = (await line.boundingBox())!;
    await page.mouse.click(box.x + box.width / 4, box.y + box.height / 2);
    await expect(line).toHaveAttribute('aria-valuetext', /^7\d%/);
  });

  test('on a phone the names of both halves are complete or hidden, wherever the line is', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/testimonials');
    await waitForHydration(page);
    const range = page.getByRole('slider', { name: slider });
    await range.scrollIntoViewIfNeeded();
    for (const value of ['0', '10', '20', '30', '50', '70', '80', '90', '100']) {
      await range.fill(value);
      const cutOffNames = await range.evaluate((input) =>
        [...input.parentElement!.querySelectorAll('figcaption')]
          .filter((name) => name.checkVisibility({ visibilityProperty: true }))
          .filter((name) => {
            const { left, right, top, height } = name.getBoundingClientRect();
            return [left + 1, right - 1].some(
              (edge) => !document.elementsFromPoint(edge, top + height / 2).includes(name),
            );
          })
          .map((name) => name.textContent),
      );
      expect(cutOffNames, `line at ${value} %`).toEqual([]);
    }
  });

  test('a filter changes the address and the stories without a jump of the page', async ({ page }) => {
    await page.goto('/testimonials');
    await waitForHydration(page);
    const choice = page.getByRole('group', { name: copy('en', 'common:testimonials.filters.region') });
    await choice.getByRole('link', { name: copy('en', 'common:testimonials.filters.pacific') }).click();
    await expect(page).toHaveURL('/testimonials?region=pacific#stories');
    await expect(page.getByRole('status').filter({ hasText: '3 stories' })).toBeInViewport();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('links filter the stories, and both pictures are side by side', async ({ page }) => {
      await page.goto('/testimonials?procedure=ICL');
      await expect(page.getByText('3 stories')).toBeVisible();
      const procedures = page.getByRole('group', {
        name: copy('en', 'common:testimonials.filters.procedure'),
      });
      await procedures.getByRole('link', { name: 'PRK' }).click();
      await expect(page).toHaveURL('/testimonials?procedure=PRK#stories');
      await expect(page.getByText('4 stories')).toBeVisible();
      await expect(page.getByRole('slider')).toBeHidden();
      const [left, right] = [
        (await page.getByAltText(before).last().boundingBox())!,
        (await page.getByAltText(after).last().boundingBox())!,
      ];
      expect(left.x + left.width).toBeLessThanOrEqual(right.x);
      expect(left.y).toBe(right.y);
    });
  });
});
