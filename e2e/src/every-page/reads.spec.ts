import type { Page } from '@playwright/test';
import { addressOf, specifiedWithoutPage, publicPages } from '../fixtures/public-pages.ts';
import { expect, test } from '../fixtures/kept-page.ts';
import { textFaults } from '../fixtures/text-layout.ts';
import type { TestProduct } from '../fixtures/test-product.ts';

/** The path of each page with the least text it may have: unlisted pages may be short. */
const pathsAndLengths = (product: TestProduct) =>
  Promise.all(
    publicPages.map(async (page) => ({
      path: await addressOf(page, product),
      least: page.listed ? 300 : 60,
    })),
  );
const pathsOf = async (product: TestProduct) => (await pathsAndLengths(product)).map(({ path }) => path);

/** Counts what must be on every page once, and what must not be there at all. */
const outline = (page: Page, least: number) =>
  page.evaluate((letters) => {
    const count = (selector: string) => document.querySelectorAll(selector).length;
    const headings = [...document.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) =>
      Number(tagName[1]),
    );
    return {
      h1: count('h1'),
      main: count('main'),
      banner: count('body header:not(main header)'),
      footer: count('body footer:not(main footer)'),
      unnamedNavigation: count('nav:not([aria-label]):not([aria-labelledby])'),
      skippedLevels: headings.filter((level, index) => index > 0 && level > headings[index - 1]! + 1),
      handlersAndStyles: count('[style], [onclick], [onload], [onerror]'),
      picturesWithoutText: count('img:not([alt])'),
      captionsOutsideFigures: count('figcaption:not(figure > figcaption)'),
      sectionsWithoutHeading: count('section:not(:has(h1, h2, h3, h4, h5, h6))'),
      emptyMain: (document.querySelector('main')?.textContent ?? '').trim().length < letters,
    };
  }, least);

test.describe('Every page without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test('reads, has one heading of the first level and its landmarks, and fits 320 px [LAYOUT-11]', async ({
    page,
    product,
  }) => {
    for (const { path, least } of await pathsAndLengths(product)) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(200);
      expect(await outline(page, least), path).toEqual({
        h1: 1,
        main: 1,
        banner: 1,
        footer: 1,
        unnamedNavigation: 0,
        skippedLevels: [],
        handlersAndStyles: 0,
        picturesWithoutText: 0,
        captionsOutsideFigures: 0,
        sectionsWithoutHeading: 0,
        emptyMain: false,
      });
      expect(await widerThanWindow(page), path).toEqual([]);
    }
  });

  test('leads nowhere that does not answer', async ({ request, product }) => {
    const links = new Map<string, string>();
    for (const path of await pathsOf(product)) {
      const html = await (await request.get(path)).text();
      for (const [, href = ''] of html.matchAll(/<a [^>]*?href="(\/[^"]*)"/g))
        links.set(href.replaceAll('&amp;', '&'), path);
    }
    expect(links.size).toBeGreaterThan(10);
    for (const [href, from] of links) {
      const [address = '', fragment] = href.split('#');
      if (specifiedWithoutPage.includes(address)) continue;
      const answer = await request.get(address);
      expect(answer.status(), `${href}, linked from ${from}`).toBe(200);
      if (fragment) expect(await answer.text(), `${href}, linked from ${from}`).toContain(`id="${fragment}"`);
    }
  });
});

/** The width of a document that is wider than its window, with the elements that cause it. */
const widerThanWindow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const guilty = [...document.querySelectorAll('main *, header *, footer *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [`${scrollWidth} px`, ...guilty.slice(0, 3).map(({ outerHTML }) => outerHTML.slice(0, 120))];
  });

/** Applies the text spacing of WCAG 1.4.12. */
const setWider = (page: Page) =>
  page.evaluate(() => {
    const wide = new CSSStyleSheet();
    wide.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    document.adoptedStyleSheets.push(wide);
  });

/**
 * Texts outside the column that the header sets, by more than the ends of an arc hang over. A panel that runs to one
 * edge of the window may hold texts there.
 */
const outsideColumn = (page: Page) =>
  page.evaluate(() => {
    const overhang = 80;
    const isPanel = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < 1 !== right > innerWidth - 1;
    };
    const { left } = document.querySelector('header a[href="/"]:not([hreflang])')!.getBoundingClientRect();
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const outside: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement!;
      if (!owner.checkVisibility() || owner.closest('.visually-hidden, svg, noscript')) continue;
      range.selectNodeContents(node);
      const isOutside = [...range.getClientRects()].some(
        (line) => line.left < left - overhang || line.right > innerWidth - left + overhang,
      );
      if (!isOutside) continue;
      let around: Element | null = owner;
      while (around && around.tagName !== 'MAIN' && !isPanel(around)) around = around.parentElement;
      if (around?.tagName === 'MAIN') outside.push(node.textContent!.slice(0, 60));
    }
    return outside;
  });

test.describe('Every page with text at 200%', () => {
  test.use({ viewport: { width: 640, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

  test('fits its window and cuts no text, nor on a phone with letters set wider, and keeps to its column on the widest screen', async ({
    page,
    product,
  }) => {
    for (const path of await pathsOf(product)) {
      await page.setViewportSize({ width: 640, height: 800 });
      await page.goto(path);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await widerThanWindow(page), path).toEqual([]);
      const cut = await page.evaluate(() =>
        [
          ...document.querySelectorAll(
            'main h1, main h2, main h3, main p, main li, main a, main button, main td',
          ),
        ]
          .filter((element) => {
            const { overflowX, overflowY } = getComputedStyle(element);
            if (element.closest('.visually-hidden') || element.clientHeight < 2) return false;
            const hides = (value: string) => value === 'hidden' || value === 'clip';
            return (
              (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
              (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
            );
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      );
      expect(cut, path).toEqual([]);
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
      await page.setViewportSize({ width: 390, height: 844 });
      await setWider(page);
      expect(await widerThanWindow(page), path).toEqual([]);
      expect(await textFaults(page), path).toEqual([]);
      await page.evaluate(() => document.adoptedStyleSheets.splice(0));
      await page.setViewportSize({ width: 2560, height: 1440 });
      expect(await outsideColumn(page), path).toEqual([]);
    }
  });
});

test.describe('Every page while the API is away', () => {
  test.describe.configure({ timeout: 90_000 });

  test('is there with its heading and its content', async ({ request, product }) => {
    const paths: string[] = [];
    for (const page of publicPages)
      if (page.listed && !page.pattern.includes(':')) paths.push(await addressOf(page, product));
    const headings = async () => {
      const found: Record<string, string> = {};
      for (const path of paths) {
        const answer = await request.get(path);
        const html = await answer.text();
        const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
        const text = main.replaceAll(/<[^>]+>/g, '').trim();
        found[path] = `${answer.status()} ${/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]} ${text.length > 300}`;
      }
      return found;
    };
    const before = await headings();
    await product.api.stop('SIGKILL');
    try {
      expect(await headings()).toEqual(before);
      expect(Object.values(before).filter((line) => !/^200 .+ true$/.test(line))).toEqual([]);
    } finally {
      product.api.start();
      const ready = async () => (await fetch(`${product.url}/readyz`)).status;
      await expect.poll(ready, { timeout: 40_000 }).toBe(200);
    }
  });
});
