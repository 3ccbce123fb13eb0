import type { Page } from '@playwright/test';
import { languages } from '@lens/contracts/languages';
import { addressOf, localizedPath, publicPages } from '../fixtures/public-pages.ts';
import { rawRequest } from '../fixtures/raw-request.ts';
import { expect, test } from '../fixtures/test.ts';
import { textInOtherFonts, slicesFor, slicesIn, textIn } from './font-slices.ts';
import { isFullRun } from '../fixtures/full-run.ts';

const codes = languages.map(({ code }) => code);
const budget = 40 * 1024;

/** The font families of running text and of headings, in order. */
const stacksOf = (page: Page) =>
  page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return ['--font-text', '--font-display'].map((name) =>
      style
        .getPropertyValue(name)
        .split(',')
        .map((family) => family.trim().replaceAll(/['"]/g, '')),
    );
  });

/** Removes system fonts from the families, so that our fonts draw the page even where the machine has its own. */
const useSiteFontsOnly = (page: Page) =>
  page.evaluate(() => {
    const siteFonts = new Set([...document.fonts].map(({ family }) => family.replaceAll('"', '')));
    const { style } = document.documentElement;
    for (const name of ['--font-text', '--font-display']) {
      const families = getComputedStyle(document.documentElement).getPropertyValue(name).split(',');
      const kept = families.filter((family) => siteFonts.has(family.trim().replaceAll(/['"]/g, '')));
      style.setProperty(name, kept.join(','));
    }
  });

test.describe('Fonts', () => {
  // Without scripts nothing changes the page that the server sent.
  test.use({ javaScriptEnabled: false });

  test('no page in any language needs more than 40 KB of fonts [LAYOUT-8]', async ({ page, product }) => {
    test.slow();
    const paths = await Promise.all(publicPages.map((one) => addressOf(one, product)));
    const table: string[] = [];
    const tooHeavy: string[] = [];
    for (const code of codes) {
      await page.goto(localizedPath(code, '/'));
      const stacks = await stacksOf(page);
      const weights = [];
      for (const path of paths) {
        const { body } = await rawRequest(product.url, localizedPath(code, path));
        const html = body.toString('utf8');
        const linked = /<link id="lens-script-font"[^>]* href="([^"]+)"/.exec(html)?.[1];
        const sheet = linked ? (await rawRequest(product.url, linked)).body.toString('utf8') : '';
        const needed = [...slicesFor(textIn(html), stacks, [...slicesIn(sheet), ...slicesIn(html)])];
        const weight = needed.reduce((sum, { size }) => sum + size, 0);
        weights.push({ path, weight, files: needed.length });
      }
      const [heaviest] = weights.sort((one, other) => other.weight - one.weight);
      table.push(
        `${code.padEnd(6)} ${(heaviest!.weight / 1024).toFixed(1).padStart(5)} KB in ${heaviest!.files} files on ${heaviest!.path}`,
      );
      tooHeavy.push(
        ...weights
          .filter(({ weight }) => weight > budget)
          .map(({ path, weight }) => `${code} ${path} ${weight}`),
      );
    }
    console.log(table.join('\n'));
    expect(tooHeavy).toEqual([]);
  });

  for (const [index, code] of codes.entries())
    test(`our fonts draw every letter of a page in ${code}, and the page fetches at most 40 KB of them [LAYOUT-9]`, async ({
      browser,
      product,
    }) => {
      test.slow();
      const pagesInTurn = publicPages.filter(
        (_page, at) => isFullRun || at % codes.length === index || at === 0,
      );
      for (const one of pagesInTurn) {
        const path = localizedPath(code, await addressOf(one, product));
        // A new context for each page: the browser would list the fonts of earlier pages as this page's own.
        const context = await browser.newContext({ baseURL: product.url });
        const page = await context.newPage();
        const tools = await context.newCDPSession(page);
        await tools.send('DOM.enable');
        await tools.send('CSS.enable');
        await page.goto(path);
        if (code === 'zh') await useSiteFontsOnly(page);
        await page.evaluate(() => document.fonts.ready);
        const bytes = await page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .filter(({ name }) => /\.woff2?$/.test(name))
            .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
        );
        expect(bytes, path).toBeGreaterThan(0);
        expect(bytes, path).toBeLessThanOrEqual(budget);
        expect(await textInOtherFonts(page, tools), path).toEqual([]);
        await context.close();
      }
    });

  test('replace the fallback fonts when they arrive after the text', async ({ page }) => {
    let releaseFonts = (): void => undefined;
    const fontsReleased = new Promise<void>((resolve) => (releaseFonts = resolve));
    await page.route(/\.woff2(\?|$)/, async (route) => {
      await fontsReleased;
      await route.continue();
    });
    const tools = await page.context().newCDPSession(page);
    await tools.send('DOM.enable');
    await tools.send('CSS.enable');
    await page.goto('/', { waitUntil: 'commit' });
    // The page has no scripts, so the test waits for the first paint from outside.
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
      .toBe(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await textInOtherFonts(page, tools)).not.toEqual([]);
    releaseFonts();
    await page.evaluate(() => document.fonts.ready);
    expect(await textInOtherFonts(page, tools)).toEqual([]);
  });
});
