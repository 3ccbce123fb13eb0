import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { slowDocuments } from '../fixtures/slow-document.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

const observeShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[])
        if (!entry.hadRecentInput)
          shifts.push({
            value: entry.value,
            what: entry.sources
              .map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 120))
              .join(' | '),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Scrolls the page from top to bottom. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      window.scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    await new Promise((resolve) => setTimeout(resolve, 1000));
  });

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** By width. On a desktop the fallback font makes the menu and the opening hours a little wider until the fonts load. */
const shiftLimits: Record<number, number> = { 390: 0.001, 1440: 0.003 };

async function expectNoShift(page: Page, address: string, limit: number): Promise<void> {
  await observeShifts(page);
  await page.goto(address);
  await waitForHydration(page);
  await scrollThrough(page);
  const shifts = await page.evaluate(
    () => (window as unknown as { shifts: { value: number; what: string }[] }).shifts,
  );
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(shifts)).toBeLessThan(limit);
}

test.describe('Layout shift', () => {
  for (const viewport of [phone, desktop]) {
    for (const path of ['/', '/contact'])
      test(`nothing moves by itself on ${path} at ${viewport.width}`, async ({ page }) => {
        // Fonts load late here, as on a first visit over a slow connection; fallback fonts must be as wide.
        await page.route(/\.woff2$/, (font) =>
          setTimeout(() => void font.continue().catch(() => undefined), 1500),
        );
        await page.setViewportSize(viewport);
        await expectNoShift(page, path, shiftLimits[viewport.width]!);
      });

    // A line or two may move: text centred beside a picture, or fonts that load just in time (docs/decisions/024).
    for (const path of ['/', '/ar/contact'])
      test(`hardly anything moves while ${path} loads over a slow connection at ${viewport.width}`, async ({
        page,
        product,
      }) => {
        await page.setViewportSize(viewport);
        const slow = await slowDocuments(product.url);
        await expectNoShift(page, `${slow.url}${path}`, 0.05);
        slow.close();
      });
  }
});
