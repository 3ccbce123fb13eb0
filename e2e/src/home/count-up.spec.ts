import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';

const finalText = '30,000+';

/** Records every text that the figure shows, from the start of the document. */
const recordTexts = (page: Page) =>
  page.addInitScript(() => {
    const texts: string[] = [];
    Object.assign(window, { texts });
    new MutationObserver(() => {
      const figure = document.querySelector('[data-final="30,000+"]');
      // Screen readers and print always get the final value; the counting text covers it.
      if (figure && figure.firstElementChild?.textContent !== '30,000+') texts.push('another fact');
      const text = figure?.lastElementChild?.textContent;
      if (text && texts.at(-1) !== text) texts.push(text);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });

const recordedTexts = (page: Page) => page.evaluate(() => (window as unknown as { texts: string[] }).texts);
const numberOf = (text: string) => Number(text.replaceAll(/\D/g, ''));

/**
 * Waits long enough for a count-up to start: until the browser has reported the figure's position to observers, and for
 * the time of twenty steps of the count.
 * @returns whether the figure is in view
 */
const waitForCountUp = (page: Page): Promise<boolean> =>
  page.locator('[data-final="30,000+"]').evaluate(async (figure) => {
    const isInView = await new Promise<boolean>((resolve) => {
      const observer = new IntersectionObserver(([entry]) => {
        observer.disconnect();
        resolve(entry!.isIntersecting);
      });
      observer.observe(figure);
    });
    for (let step = 0; step < 20; step += 1) await new Promise((resolve) => setTimeout(resolve, 16));
    return isInView;
  });

test.describe('Home count-up', () => {
  test('the server sends the final value', async ({ request }) => {
    expect(await (await request.get('/')).text()).toMatch(
      /data-final="30,000\+"[^>]*><span[^>]*>30,000\+<\/span>/,
    );
  });

  test('it counts by 240 from zero to 30,000 once it is in view, and not before [HOME-6]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 300 });
    await recordTexts(page);
    await page.goto('/');
    await waitForHydration(page);
    expect(await waitForCountUp(page)).toBe(false);
    expect(await recordedTexts(page)).toEqual([finalText]);

    await page.locator('[data-final="30,000+"]').scrollIntoViewIfNeeded();
    await expect.poll(async () => (await recordedTexts(page)).length).toBeGreaterThan(3);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('[data-final="30,000+"] > :visible')).toHaveText([finalText]);
    await page.emulateMedia({ media: 'screen' });
    await expect.poll(async () => (await recordedTexts(page)).at(-1)).toBe(finalText);
    const [, ...counted] = (await recordedTexts(page)).map(numberOf);
    expect(counted[0]).toBe(0);
    expect(counted.at(-1)).toBe(30_000);
    for (const value of counted) expect(value % 240).toBe(0);
    expect(counted).toEqual([...counted].sort((one, other) => one - other));
    expect(counted.length).toBeGreaterThan(10);

    await page.evaluate(() => window.scrollTo(0, 0));
    // Elements that are laid out while scrolling may move it out of view again.
    await expect(async () => {
      await page.locator('[data-final="30,000+"]').scrollIntoViewIfNeeded();
      expect(await waitForCountUp(page)).toBe(true);
    }).toPass();
    expect((await recordedTexts(page)).at(-1)).toBe(finalText);
    expect((await recordedTexts(page)).length).toBe(counted.length + 1);
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('it shows the final value at once', async ({ page }) => {
      await recordTexts(page);
      await page.goto('/');
      await waitForHydration(page);
      await page.locator('[data-final="30,000+"]').scrollIntoViewIfNeeded();
      expect(await waitForCountUp(page)).toBe(true);
      expect(await recordedTexts(page)).toEqual([finalText]);
    });
  });
});
