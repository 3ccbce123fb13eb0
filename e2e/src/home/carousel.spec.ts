import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { copy } from '../copy.ts';

const pictures = 5;

const carousel = (page: Page) => page.getByRole('group', { name: copy('en', 'common:home.scenes.label') });
/** The dots, in order; the button that pauses comes before them. */
const dots = (page: Page) => carousel(page).getByRole('button', { name: /^Show picture/ });

const shown = (page: Page) =>
  dots(page).evaluateAll((all) => all.findIndex((dot) => dot.getAttribute('aria-current') === 'true'));

/** Opens Home with a stopped clock that the test moves, and with neither pointer nor focus on the carousel. */
async function openWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await expect(dots(page).first()).toBeVisible();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.mouse.move(2, 2);
  await dots(page)
    .first()
    .evaluate((dot: HTMLElement) => dot.click());
  await expect.poll(() => shown(page)).toBe(0);
}

test.describe('Home carousel', () => {
  test('shows the next of five pictures every 4 seconds and wraps after the last [HOME-1]', async ({
    page,
  }) => {
    await openWithStoppedClock(page);
    await expect(dots(page)).toHaveCount(pictures);
    for (let step = 1; step <= pictures; step += 1) {
      await page.clock.runFor(3900);
      expect(await shown(page)).toBe(step - 1);
      await page.clock.runFor(100);
      await expect.poll(() => shown(page)).toBe(step % pictures);
    }
  });

  test('a dot jumps to its picture, with its caption below', async ({ page }) => {
    await openWithStoppedClock(page);
    for (const index of [3, 1]) {
      await dots(page).nth(index).click();
      expect(await shown(page)).toBe(index);
      await expect(dots(page).nth(index)).toHaveAccessibleName(
        new RegExp(`^Show picture ${index + 1} of ${pictures}: `),
      );
    }
    await expect(carousel(page)).toContainText(copy('en', 'common:home.scenes.wavefront.caption'));
  });

  for (const width of [390, 1440])
    test(`a click hits the dot at ${width} px: nothing lies over it`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openWithStoppedClock(page);
      for (const index of [3, 1]) {
        await dots(page).nth(index).click({ timeout: 2000 });
        expect(await shown(page)).toBe(index);
      }
    });

  test('stops when paused and continues when played', async ({ page }) => {
    await openWithStoppedClock(page);
    const start = await shown(page);
    await carousel(page)
      .getByRole('button', { name: copy('en', 'common:home.scenes.pause') })
      .click();
    await page.mouse.move(2, 2);
    await page.clock.runFor(20_000);
    expect(await shown(page)).toBe(start);
    await carousel(page)
      .getByRole('button', { name: copy('en', 'common:home.scenes.play') })
      .click();
    await page.mouse.move(2, 2);
    await page.clock.runFor(4100);
    expect(await shown(page)).toBe((start + 1) % pictures);
  });

  test('stops while the pointer is on it', async ({ page }) => {
    await openWithStoppedClock(page);
    await carousel(page).hover();
    const start = await shown(page);
    await page.clock.runFor(20_000);
    expect(await shown(page)).toBe(start);
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('stops until somebody plays it', async ({ page }) => {
      await openWithStoppedClock(page);
      await page.clock.runFor(20_000);
      expect(await shown(page)).toBe(0);
      await expect(
        carousel(page).getByRole('button', { name: copy('en', 'common:home.scenes.play') }),
      ).toBeVisible();
    });
  });
});
