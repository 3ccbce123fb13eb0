import { readFileSync } from 'node:fs';
import { languages } from '@lens/contracts/languages';
import { inRoot } from '@lens/tools/product/folders';
import type { Page } from '@playwright/test';
import { violations } from '../accessibility/engines.ts';
import { addressOf, localizedPath, publicPages } from '../fixtures/public-pages.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { test as keptPageTest } from '../fixtures/kept-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { textFaults } from '../fixtures/text-layout.ts';
import { withoutWebFonts } from '../fixtures/without-web-fonts.ts';
import { isFullRun } from '../fixtures/full-run.ts';

/** `isJudged`: the accessibility engine runs at this width, which takes most of the time. */
const widths = [
  { width: 320, isJudged: false },
  { width: 390, isJudged: true },
  { width: 768, isJudged: isFullRun },
  { width: 1440, isJudged: isFullRun },
  { width: 2560, isJudged: false },
];
/** The narrowest widths, where texts have the least room: checked again before our fonts arrive. */
const narrow = widths.slice(0, 2);
/** In the widest window, and before our fonts arrive, each language checks every fifth page, and the next language others. */
const hasTurn = (pageAt: number, languageAt: number) => isFullRun || (pageAt + languageAt) % 5 === 0;

/** `accessibility/every-page.spec.ts` checks these with both engines at three widths. */
const checkedElsewhere: string[] = ['en', 'ar'];
/**
 * Otherwise every third page of a language is hydrated, and the next language hydrates others: each page in three or four
 * of eleven. The others are laid out as the server sends them, which takes a third of the time.
 */
const isHydrated = (pageAt: number, languageAt: number) => isFullRun || (pageAt + languageAt) % 3 === 0;

// The pages' Content-Security-Policy forbids injecting the engine.
test.use({
  bypassCSP: true,
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 390, height: 844 },
});

/** A key that shows in place of its text: with its namespace, or its first two parts. */
const rawKey = (() => {
  const files = ['common', 'forms', 'medical'].map((name) => `mfe-public/locales/en/${name}.json`);
  const branches = [...files, 'shell/locales/en/navigation.json'].flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(inRoot(file), 'utf8')) as object),
  );
  const namespaces = '(?:common|forms|medical|navigation):[a-z]';
  return new RegExp(`${namespaces}|(?<![\\w@/.])(?:${branches.join('|')})\\.[a-z]`);
})();

const pages = [...publicPages.filter(({ listed }) => listed).entries()];

/** Expects the page to be in its language, and its texts to be whole at every width. */
async function expectWholeTexts(
  page: Page,
  { path, code, isWidest }: { path: string; code: string; isWidest: boolean },
  atWidth: (width: (typeof widths)[number]) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await expect(page.locator('html'), path).toHaveAttribute('lang', code);
  expect(await page.locator('body').innerText(), path).not.toMatch(rawKey);
  for (const one of widths) {
    const { width } = one;
    if (width === 2560 && !isWidest) continue;
    await page.setViewportSize({ width, height: 844 });
    const scrollWidth = await page.evaluate(() => document.scrollingElement!.scrollWidth);
    expect(scrollWidth, `${path} at ${width}`).toBeLessThanOrEqual(width);
    expect(await textFaults(page), `${path} at ${width}`).toEqual([]);
    await atWidth(one);
  }
}

test.describe('Every page', () => {
  test.describe.configure({ timeout: isFullRun ? 900_000 : 180_000 });

  for (const [languageAt, { code }] of languages.entries()) {
    keptPageTest(
      `in ${code} hydrates without errors, shows no raw key, fits its window, breaks no word, cuts off no text and is accessible`,
      async ({ page, product }) => {
        for (const [pageAt, one] of pages) {
          if (!isHydrated(pageAt, languageAt)) continue;
          const path = await addressOf(one, product);
          await page.goto(localizedPath(code, path));
          await waitForHydration(page);
          const isWidest = hasTurn(pageAt, languageAt);
          await expectWholeTexts(page, { path, code, isWidest }, async ({ width, isJudged }) => {
            if (!isJudged || (!isFullRun && checkedElsewhere.includes(code))) return;
            expect(
              await violations(page, isFullRun ? ['axe', 'ibm'] : ['axe']),
              `${path} at ${width}`,
            ).toEqual([]);
          });
        }
      },
    );

    test.describe('as the server sends it', () => {
      test.use({ javaScriptEnabled: false });

      keptPageTest(
        `in ${code} shows no raw key, fits its window, breaks no word and cuts off no text`,
        async ({ page, product }) => {
          for (const [pageAt, one] of pages) {
            if (!isFullRun && isHydrated(pageAt, languageAt)) continue;
            const path = await addressOf(one, product);
            await page.goto(localizedPath(code, path));
            await expectWholeTexts(page, { path, code, isWidest: hasTurn(pageAt, languageAt) });
          }
        },
      );

      test(`in ${code} fits its window, breaks no word and cuts off no text before its fonts arrive`, async ({
        page,
        product,
        faults,
      }) => {
        await withoutWebFonts(page, faults);
        const found: string[] = [];
        for (const [pageAt, one] of pages) {
          if (!hasTurn(pageAt, languageAt)) continue;
          const path = await addressOf(one, product);
          await page.goto(localizedPath(code, path));
          for (const { width } of narrow) {
            await page.setViewportSize({ width, height: 844 });
            const scrollWidth = await page.evaluate(() => document.scrollingElement!.scrollWidth);
            if (scrollWidth > width) found.push(`${path} at ${width} is ${scrollWidth} wide`);
            found.push(...(await textFaults(page)).map((fault) => `${path} at ${width}: ${fault}`));
          }
        }
        expect(found).toEqual([]);
      });
    });
  }
});
