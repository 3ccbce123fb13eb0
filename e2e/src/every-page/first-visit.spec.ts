import type { Page } from '@playwright/test';
import { languages } from '@lens/contracts/languages';
import { copy } from '../copy.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { addressOf, localizedPath, publicPages } from '../fixtures/public-pages.ts';
import { textFaults } from '../fixtures/text-layout.ts';
import { withoutWebFonts } from '../fixtures/without-web-fonts.ts';

/** A window at 400 % zoom, a phone held sideways, and a wide, low window. */
const lowWindows = [
  [320, 256],
  [844, 390],
  [1280, 480],
] as const;

/** Elements that stay over the text in the middle of the window after scrolling. */
const elementsOverText = (page: Page) =>
  page.evaluate(async () => {
    window.scrollTo(0, 900);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const isFixedBar = (element: Element): boolean =>
      ['sticky', 'fixed'].includes(getComputedStyle(element).position) &&
      element.getBoundingClientRect().width > innerWidth / 2;
    const over = new Set<string>();
    for (let top = 12; top < innerHeight; top += 24) {
      const found = document.elementFromPoint(innerWidth / 2, top);
      if (!found) continue;
      let at: Element | null = found;
      while (at && !isFixedBar(at)) at = at.parentElement;
      if (at) over.add(at.outerHTML.slice(0, 60));
      else if (!found.closest('main, footer, header, aside')) over.add(found.outerHTML.slice(0, 60));
    }
    return [...over];
  });

/** Counts the links that a visitor sees whole without scrolling. */
const countVisible = (page: Page, links: string) =>
  page.locator(links).evaluateAll(
    (all) =>
      all.filter((link) => {
        const { top, bottom, left, width, height } = link.getBoundingClientRect();
        const isIn = width > 0 && top >= 0 && bottom <= innerHeight;
        const there = isIn && document.elementFromPoint(left + width / 2, top + height / 2);
        return there && link.contains(there);
      }).length,
  );

test.describe('A first visit', () => {
  for (const [path, families] of [
    ['/', ['Figtree', 'Newsreader']],
    ['/ar', ['Figtree', 'Noto Naskh Arabic', 'Noto Sans Arabic']],
  ] as const)
    test(`to ${path} shows our fonts, which the answer preloads before the page asks for them`, async ({
      page,
    }) => {
      const answer = await page.goto(path);
      expect(answer!.headers()['link']?.match(/rel=preload; as=font; crossorigin/g)).toHaveLength(
        families.length,
      );
      await expect
        .poll(() =>
          page.evaluate(() => [
            ...new Set(
              [...document.fonts]
                .filter(({ status, family }) => status === 'loaded' && !/Like/.test(family))
                .map(({ family }) => family.replaceAll('"', '')),
            ),
          ]),
        )
        .toEqual(expect.arrayContaining([...families]));
      const widths = await page.evaluate((names) => {
        const drawing = document.createElement('canvas').getContext('2d')!;
        return names.map((name) => {
          drawing.font = `40px "${name}", monospace`;
          const width = drawing.measureText('Water عين').width;
          drawing.font = '40px monospace';
          return width !== drawing.measureText('Water عين').width;
        });
      }, families);
      expect(widths).toEqual(families.map(() => true));
    });

  test('on a phone has the picture, one way to schedule and one to call in its first screen, and no networks above the name', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto('/');
    await waitForHydration(page);
    expect(await countVisible(page, 'a[href="/contact"]')).toBe(1);
    expect(await countVisible(page, 'a[href^="tel:"]')).toBe(1);
    const picture = (await page.locator('main img').first().boundingBox())!;
    expect(664 - picture.y).toBeGreaterThan(200);
    // The closed language list also links to the home page.
    const [name, network] = await Promise.all(
      ['header a[href="/"]:visible', 'header a[rel="noopener"]'].map((link) =>
        page.locator(link).first().boundingBox(),
      ),
    );
    expect(name!.y).toBeLessThan(network!.y);
  });

  test('on a phone has the hours in the first screen of the way to the practice', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/contact');
    await waitForHydration(page);
    const hours = page.getByRole('region', { name: copy('en', 'common:contact.hours.title') });
    await expect(hours.getByRole('row').first()).toBeInViewport();
  });

  test('leads the keyboard through the header in the order in which it is seen, wide and narrow', async ({
    page,
  }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await waitForHydration(page);
      const tops: number[] = [];
      for (let stop = 0; stop < 5; stop += 1) {
        await page.keyboard.press('Tab');
        const { label, top } = await page.evaluate(() => ({
          label: document.activeElement!.textContent,
          top: document.activeElement!.getBoundingClientRect().top,
        }));
        if (stop === 0) expect(label).toBe(copy('en', 'navigation:skip'));
        else tops.push(top);
      }
      expect(tops, `at ${width}`).toEqual(tops.toSorted((one, other) => one - other));
    }
  });

  for (const fonts of ['ours', 'whatever this machine has'] as const)
    test(`in low windows has nothing on any page that stays over the text, its fonts: ${fonts}`, async ({
      page,
      product,
      faults,
    }) => {
      test.slow();
      if (fonts !== 'ours') await withoutWebFonts(page, faults);
      const codes = languages.map(({ code }) => code);
      const found: string[] = [];
      for (const [at, one] of publicPages.filter(({ listed }) => listed).entries()) {
        const code = codes[(fonts === 'ours' ? at : at + 5) % codes.length]!;
        const path = localizedPath(code, await addressOf(one, product));
        await page.goto(path);
        await waitForHydration(page);
        for (const [width, height] of lowWindows) {
          await page.setViewportSize({ width, height });
          const faults = [
            ...(await elementsOverText(page)),
            ...(width === 844 ? await textFaults(page) : []),
          ];
          found.push(...faults.map((fault) => `${path} at ${width} × ${height}: ${fault}`));
        }
      }
      expect(found).toEqual([]);
    });

  test('in a wide window leaves no half of it empty beside a heading that has no picture', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const path of ['/procedures', '/blog', '/pacific-story']) {
      await page.goto(path);
      const { x } = (await page.locator('main header h1 + p').boundingBox())!;
      expect(x, path).toBeGreaterThan(720);
    }
  });

  test('shows the picture of two lasers and a map in its frame', async ({ page }) => {
    await page.goto('/procedures/lasik');
    await waitForHydration(page);
    const picture = page.locator('section[aria-labelledby="technology-title"] header img');
    await page.locator('#technology-title').scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        picture.evaluate((image) => {
          const [own, frame] = [image, image.parentElement!.parentElement!].map((one) =>
            one.getBoundingClientRect(),
          );
          return [own!.top - frame!.top, own!.height - frame!.height].map(Math.round);
        }),
      )
      .toEqual([0, 0]);
  });

  test('says where translations come from without covering anything', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/ko/contact');
    await waitForHydration(page);
    const places = await page
      .locator('footer details')
      .evaluateAll((badges) =>
        badges.flatMap((badge) =>
          [badge, ...badge.querySelectorAll('*')].map((one) => getComputedStyle(one).position),
        ),
      );
    expect(places.length).toBeGreaterThan(2);
    expect(places.filter((place) => place !== 'static')).toEqual([]);
  });
});
