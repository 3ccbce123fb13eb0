import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';

const final = '30,000+';

/** Records every text that the figure shows from the moment the document exists. */
const record = (page: Page) =>
  page.addInitScript(() => {
    const texts: string[] = [];
    Object.assign(window, { texts });
    new MutationObserver(() => {
      const figure = document.querySelector('[data-final="30,000+"]');
      // What is read and printed is the fact all the while; what counts stands over it.
      if (figure && figure.firstElementChild?.textContent !== '30,000+') texts.push('another fact');
      const text = figure?.lastElementChild?.textContent;
      if (text && texts.at(-1) !== text) texts.push(text);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });

const recorded = (page: Page) => page.evaluate(() => (window as unknown as { texts: string[] }).texts);
const numberOf = (text: string) => Number(text.replaceAll(/\D/g, ''));

/**
 * Lets a count that had begun show itself: the browser has told every observer where the figure stands, and the page's
 * own timers have then gone round as often as twenty steps of the count take.
 * @returns whether the figure is in view
 */
const settled = (page: Page): Promise<boolean> =>
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

  test('it grows by 240 from zero to 30,000 once it is in view, and not before [HOME-6]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 300 });
    await record(page);
    await page.goto('/');
    await waitForHydration(page);
    expect(await settled(page)).toBe(false);
    expect(await recorded(page)).toEqual([final]);

    await page.locator('[data-final="30,000+"]').scrollIntoViewIfNeeded();
    await expect.poll(async () => (await recorded(page)).length).toBeGreaterThan(3);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('[data-final="30,000+"] > :visible')).toHaveText([final]);
    await page.emulateMedia({ media: 'screen' });
    await expect.poll(async () => (await recorded(page)).at(-1)).toBe(final);
    const [, ...counted] = (await recorded(page)).map(numberOf);
    expect(counted[0]).toBe(0);
    expect(counted.at(-1)).toBe(30_000);
    for (const value of counted) expect(value % 240).toBe(0);
    expect(counted).toEqual([...counted].sort((one, other) => one - other));
    expect(counted.length).toBeGreaterThan(10);

    await page.evaluate(() => window.scrollTo(0, 0));
    // What is laid out on the way may push it out again.
    await expect(async () => {
      await page.locator('[data-final="30,000+"]').scrollIntoViewIfNeeded();
      expect(await settled(page)).toBe(true);
    }).toPass();
    expect((await recorded(page)).at(-1)).toBe(final);
    expect((await recorded(page)).length).toBe(counted.length + 1);
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('it simply stands', async ({ page }) => {
      await record(page);
      await page.goto('/');
      await waitForHydration(page);
      await page.locator('[data-final="30,000+"]').scrollIntoViewIfNeeded();
      expect(await settled(page)).toBe(true);
      expect(await recorded(page)).toEqual([final]);
    });
  });
});
