import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { slowDocuments } from '../fixtures/slow-document.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

const observe = (page: Page) =>
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

/** Reads the page from top to bottom, as far as it goes. */
const readThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      window.scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    await new Promise((resolve) => setTimeout(resolve, 1000));
  });

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

/** On a desk the menu and the hours of opening are wider than ours by some letters, until our faces come. */
const whileFacesCome: Record<number, number> = { 390: 0.001, 1440: 0.003 };

async function expectStill(page: Page, address: string, limit: number): Promise<void> {
  await observe(page);
  await page.goto(address);
  await waitForHydration(page);
  await readThrough(page);
  const shifts = await page.evaluate(
    () => (window as unknown as { shifts: { value: number; what: string }[] }).shifts,
  );
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(shifts)).toBeLessThan(limit);
}

test.describe('Layout shift', () => {
  for (const viewport of [phone, desk]) {
    for (const path of ['/', '/contact'])
      test(`nothing moves by itself on ${path} at ${viewport.width}`, async ({ page }) => {
        // Faces are late here, as on a first visit over a slow line: what stood in their place was as wide.
        await page.route(/\.woff2$/, (face) =>
          setTimeout(() => void face.continue().catch(() => undefined), 1500),
        );
        await page.setViewportSize(viewport);
        await expectStill(page, path, whileFacesCome[viewport.width]!);
      });

    // A line or two may: text that is centred beside a picture, faces that come just in time (docs/decisions/024).
    for (const path of ['/', '/ar/contact'])
      test(`hardly anything moves while ${path} arrives over a slow line at ${viewport.width}`, async ({
        page,
        product,
      }) => {
        await page.setViewportSize(viewport);
        const slow = await slowDocuments(product.url);
        await expectStill(page, `${slow.url}${path}`, 0.05);
        slow.close();
      });
  }
});
