import type { Page } from '@playwright/test';
import { addressOf, publicPages } from '../fixtures/public-pages.ts';
import { expect, test } from '../fixtures/kept-page.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';

const tabbable = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Focuses every stop, forward and back, and returns those that a fixed element covers. */
const coveredFocus = (page: Page) =>
  page.evaluate(async (selector) => {
    const stops = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (stop) =>
        stop.tabIndex >= 0 &&
        !stop.matches(':disabled') &&
        stop.checkVisibility({ visibilityProperty: true }),
    );
    const frame = () => new Promise(requestAnimationFrame);
    // Content that the browser lays out on approach moves the rest of the page: wait as people do.
    const settle = async (stop: HTMLElement) => {
      for (let top = NaN, tries = 0; top !== stop.getBoundingClientRect().top && tries < 30; tries += 1) {
        ({ top } = stop.getBoundingClientRect());
        for (let frames = 0; frames < 4; frames += 1) await frame();
      }
    };
    /** What covers the stop or puts it outside the window; null for nothing. */
    const findFault = (stop: HTMLElement): string | null => {
      // Of a link over two lines, the longer part counts.
      const [box] = [...stop.getClientRects()].sort((one, other) => other.width - one.width);
      const within = (from: number, to: number, end: number) => (Math.max(from, 0) + Math.min(to, end)) / 2;
      const x = within(box!.left, box!.right, innerWidth);
      // A browser scrolls the line with the cursor into view, not the whole field.
      const bottom = stop.matches('textarea') ? box!.top + 48 : box!.bottom;
      const y = within(box!.top, bottom, innerHeight);
      let above = document.elementFromPoint(x, y);
      const markup = stop.outerHTML.slice(0, 100);
      if (!above) return `out of the window: ${markup}`;
      while (above && !['fixed', 'sticky'].includes(getComputedStyle(above).position))
        above = above.parentElement;
      return above && !above.contains(stop) ? `under .${above.className}: ${markup}` : null;
    };
    const covered = new Set<string>();
    let focused = 0;
    for (const stop of [...stops, ...stops.toReversed()]) {
      const before = scrollY;
      stop.focus({ focusVisible: true } as FocusOptions);
      if (document.activeElement !== stop) continue;
      focused += 1;
      if (scrollY !== before) await frame();
      if (findFault(stop) === null) continue;
      await settle(stop);
      const fault = findFault(stop);
      if (fault) covered.add(fault);
    }
    return { focused, covered: [...covered] };
  }, tabbable);

test.describe('Every page with a keyboard', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.describe.configure({ timeout: 180_000 });

  test('keyboard focus is never covered', async ({ page, product }) => {
    for (const one of publicPages) {
      const path = await addressOf(one, product);
      await page.goto(path);
      await waitForHydration(page);
      for (const [width, height] of [
        [390, 844],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        const { focused, covered } = await coveredFocus(page);
        expect.soft(covered, `${path} at ${width}`).toEqual([]);
        expect.soft(focused, `${path} at ${width}`).toBeGreaterThan(20);
      }
    }
  });
});
