import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { hydrated } from '../fixtures/hydrated.ts';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Arabic faces may swap in late (docs/decisions/007), which moves a line or two; nothing else may. */
const allowed = (path: string) => (path.startsWith('/ar') ? 0.05 : 0.001);

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

test.describe('Layout shift', () => {
  for (const path of ['/', '/contact', '/ar', '/ar/contact'])
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ])
      test(`nothing moves by itself on ${path} at ${viewport.width}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await observe(page);
        await page.goto(path);
        await hydrated(page);
        await page.waitForTimeout(500);
        await readThrough(page);
        const shifts = await page.evaluate(
          () => (window as unknown as { shifts: { value: number; what: string }[] }).shifts,
        );
        const total = shifts.reduce((sum, { value }) => sum + value, 0);
        expect(total, JSON.stringify(shifts)).toBeLessThan(allowed(path));
      });
});
