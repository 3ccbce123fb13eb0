import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { addressOf, publicPages } from '../fixtures/public-pages.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { homeScriptLimit, pageScriptLimit } from './script-limits.ts';

/** The compressed bytes of the scripts that a first visit has received once the page is hydrated. */
async function scriptBytes(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await waitForHydration(page);
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0),
  );
}

test('the scripts of each public page stay below their limit [WEIGHT-1]', async ({ page, product }) => {
  test.setTimeout(120_000);
  for (const publicPage of publicPages) {
    const path = await addressOf(publicPage, product);
    const bytes = await scriptBytes(page, path);
    expect(bytes, path).toBeGreaterThan(80_000);
    expect(bytes, path).toBeLessThanOrEqual(path === '/' ? homeScriptLimit : pageScriptLimit);
  }
});
