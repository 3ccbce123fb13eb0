import { chromium } from '@playwright/test';
import { browserArguments } from '@lens/e2e/src/fixtures/browser.ts';
import { findHeadlessChromium } from '@lens/tools/engines/find';

const paths = ['/', '/contact', '/es/about', '/procedures/icl'];

export interface BrowserVisits {
  visits: number;
  /** What the browser reported: errors of scripts, of hydration, and files that did not arrive. */
  errors: string[];
}

/** Visits pages in a browser, one after the other, until `end` is called. */
export function countHydrationErrors(url: string): { end: () => Promise<BrowserVisits> } {
  const result: BrowserVisits = { visits: 0, errors: [] };
  let isDone = false;
  const visiting = (async () => {
    const executablePath = findHeadlessChromium();
    if (!executablePath)
      throw new Error('There is no Chromium on this machine, and none could be installed.');
    const browser = await chromium.launch({ executablePath, args: browserArguments });
    const page = await browser.newPage();
    page.on('pageerror', ({ message }) => result.errors.push(message));
    page.on('console', (line) => {
      if (line.type() === 'error') result.errors.push(line.text());
    });
    while (!isDone) {
      await page.goto(url + paths[result.visits % paths.length]);
      await page.waitForFunction(() => performance.getEntriesByName('lens-hydrated').length > 0);
      result.visits += 1;
    }
    await browser.close();
  })();
  return {
    async end() {
      isDone = true;
      await visiting;
      return result;
    },
  };
}
