import { readFileSync } from 'node:fs';
import { languages } from '@lens/contracts/languages';
import { inRoot } from '@lens/tools/product/folders';
import { violations } from '../accessibility/engines.ts';
import { addressOf, localizedPath, publicPages } from '../fixtures/public-pages.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { expect, test } from '../fixtures/test.ts';
import { textFaults } from '../fixtures/text-layout.ts';
import { withoutWebFonts } from '../fixtures/without-web-fonts.ts';

const full = process.env['FULL'] === '1';
/** Whether both engines look at the page in this width: that takes most of the time. */
const widths = [
  { width: 320, isJudged: false },
  { width: 390, isJudged: true },
  { width: 768, isJudged: full },
  { width: 1440, isJudged: full },
  { width: 2560, isJudged: false },
];
/** Widths in which texts are longest for their room: looked at once more while our faces are on their way. */
const narrow = widths.slice(0, 2);
/** Pages take turns: in the widest window, and before our faces come, a language shows some of them, the next one others. */
const hasTurn = (pageAt: number, languageAt: number) => full || (pageAt + languageAt) % 5 === 0;

/** Both engines look at these in three widths in `accessibility/every-page.spec.ts`. */
const judgedElsewhere: string[] = ['en', 'ar'];
/** Else an engine looks at every third page of a language, at others in the next one: at each page in three of nine. */
const isSample = (pageAt: number, languageAt: number) => full || (pageAt + languageAt) % 3 === 0;

// The engine is injected, which the pages' own policy forbids.
test.use({
  bypassCSP: true,
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 390, height: 844 },
});

/** What stands where a text should: a key with its namespace, or the first two words of one. */
const key = (() => {
  const files = ['common', 'forms', 'medical'].map((name) => `mfe-public/locales/en/${name}.json`);
  const branches = [...files, 'shell/locales/en/navigation.json'].flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(inRoot(file), 'utf8')) as object),
  );
  const namespaces = '(?:common|forms|medical|navigation):[a-z]';
  return new RegExp(`${namespaces}|(?<![\\w@/.])(?:${branches.join('|')})\\.[a-z]`);
})();

test.describe('Every page', () => {
  test.describe.configure({ timeout: full ? 900_000 : 180_000 });

  for (const [languageAt, { code }] of languages.entries())
    test(`in ${code} is taken up without a complaint, holds no key, fits its window, breaks no word, cuts no text off and shuts nobody out`, async ({
      page,
      product,
    }) => {
      const pages = publicPages.filter(({ listed }) => listed);
      for (const [pageAt, one] of pages.entries()) {
        const path = await addressOf(one, product);
        await page.goto(localizedPath(code, path));
        await waitForHydration(page);
        await expect(page.locator('html'), path).toHaveAttribute('lang', code);
        expect(await page.locator('body').innerText(), path).not.toMatch(key);
        for (const { width, isJudged } of widths) {
          if (width === 2560 && !hasTurn(pageAt, languageAt)) continue;
          await page.setViewportSize({ width, height: 844 });
          const scrollWidth = await page.evaluate(() => document.scrollingElement!.scrollWidth);
          expect(scrollWidth, `${path} at ${width}`).toBeLessThanOrEqual(width);
          expect(await textFaults(page), `${path} at ${width}`).toEqual([]);
          if (!isJudged || !isSample(pageAt, languageAt)) continue;
          if (!full && judgedElsewhere.includes(code)) continue;
          expect(await violations(page, full ? ['axe', 'ibm'] : ['axe']), `${path} at ${width}`).toEqual([]);
        }
      }
    });

  for (const [languageAt, { code }] of languages.entries())
    test(`in ${code} fits its window, breaks no word and cuts no text off before its faces come`, async ({
      page,
      product,
      faults,
    }) => {
      await withoutWebFonts(page, faults);
      const found: string[] = [];
      const pages = publicPages.filter(({ listed }) => listed);
      for (const one of pages.filter((_page, at) => hasTurn(at, languageAt))) {
        const path = await addressOf(one, product);
        await page.goto(localizedPath(code, path));
        await waitForHydration(page);
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
