import { languages } from '@lens/contracts/languages';
import { localizedPath } from '../fixtures/public-pages.ts';
import { expect, test } from '../fixtures/kept-page.ts';

test.describe('Header', () => {
  for (const { code } of languages)
    test(`shows its menu in one line from 1024 to 1920 px, not covered by the call button, in ${code}`, async ({
      page,
    }) => {
      await page.goto(localizedPath(code, '/'));
      for (const width of [1024, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 700 });
        const bar = await page.evaluate(() => {
          const links = [...document.querySelectorAll<HTMLElement>('#site-menu > ul > li > a')];
          const tops = links.map((link) => Math.round(link.getBoundingClientRect().top));
          const covered = links.filter((link) => {
            const { left, right, top, height } = link.getBoundingClientRect();
            const at = (x: number) => document.elementFromPoint(x, top + height / 2);
            return [left + 2, right - 2].some((x) => !link.parentElement!.contains(at(x)));
          });
          return {
            entries: links.length,
            lines: new Set(tops).size,
            covered: covered.map((link) => link.textContent),
            wide: document.documentElement.scrollWidth,
          };
        });
        expect(bar, `${width}`).toEqual({ entries: bar.entries, lines: 1, covered: [], wide: width });
        expect(bar.entries).toBeGreaterThan(2);
      }
    });
});
