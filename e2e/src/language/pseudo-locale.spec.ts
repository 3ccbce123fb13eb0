import { readFileSync } from 'node:fs';
import { languages } from '@lens/contracts/languages';
import { protectedTerms } from '@lens/contracts/protected-terms';
import type { RemoteManifest } from '@lens/contracts/remote';
import { inRoot } from '@lens/tools/product/folders';
import type { Page } from '@playwright/test';
import { localizedPath } from '../fixtures/public-pages.ts';
import { expect, test } from '../fixtures/kept-page.ts';
import type { TestProduct } from '../fixtures/test-product.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';

const manifest = JSON.parse(
  readFileSync(inRoot('mfe-public', 'dist', 'remote.json'), 'utf8'),
) as RemoteManifest;
const paths = manifest.routes.map(({ path }) => path).filter((path) => !path.includes(':'));

/** Every text that a visitor sees or hears: text nodes, and the attributes that screen readers read. */
const wordsOn = (page: Page) =>
  page.evaluate(() => {
    const attributes = [...document.querySelectorAll('[aria-label], [alt], [title], [placeholder]')].flatMap(
      (element) =>
        ['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    );
    // A range of numbers has its own element inside a text, so that it stays on one line.
    const isInsideText = (node: Node) => {
      const { parentElement: range } = node;
      if (range?.tagName !== 'SPAN' || !range.parentElement) return false;
      const before = document.createRange();
      before.setStart(range.parentElement, 0);
      before.setEndBefore(range);
      const text = before.toString();
      return text.split('⟦').length > text.split('⟧').length;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [document.title, ...attributes];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement!.closest('script, style, noscript, code') && !isInsideText(node))
        texts.push(node.textContent ?? '');
    return texts.map((text) => text.trim()).filter(Boolean);
  });

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Every text from the database that pages show: identity, honors, stories, articles. */
async function fetchContent({ apiUrl }: TestProduct): Promise<string[]> {
  const lists = ['/settings/public', '/testimonials/public?limit=100', '/articles/public?limit=100'];
  const answers = await Promise.all(
    lists.map(async (list) => (await fetch(apiUrl + list)).json() as Promise<unknown>),
  );
  // The map shows the street without number and suite.
  const streets = textsIn(answers).map((text) => /^\d+ ([^,]+),/.exec(text)?.[1] ?? '');
  return [...textsIn(answers), ...streets].filter((text) => text.length > 1);
}

const contentByProduct = new Map<TestProduct, Promise<string[]>>();

/** Fetched once per product: no test here changes it. */
function contentOf(product: TestProduct): Promise<string[]> {
  const content = contentByProduct.get(product) ?? fetchContent(product);
  contentByProduct.set(product, content);
  return content;
}

const months = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2025, month)),
);

/** Data that no locale file holds, the longest first: content, languages, months. */
const dataNames = (data: string[]) =>
  [
    ...data,
    ...months,
    ...protectedTerms,
    ...languages.flatMap(({ name, nativeName, country }) => [name, nativeName, country]),
  ].sort((one, other) => other.length - one.length);

function isData(text: string, names: string[]): boolean {
  if (names.includes(text)) return true;
  const rest = names.reduce((left, name) => left.replaceAll(name, ''), text);
  const times =
    /\b(AM|PM|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)(day)?|yesterday|ago|last|(day|week|month|year)s?)\b/g;
  return !/\p{L}{2}/u.test(rest.replaceAll(times, ''));
}

/** Elements that reach outside the window, and controls that cut off their text. */
const misfits = (page: Page) =>
  page.evaluate(() => {
    const name = (element: Element) => `${element.tagName} ${element.textContent.trim().slice(0, 60)}`;
    const visible = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    const clipped = visible.filter((element) => {
      if (!element.matches('button, a, summary, label, select, h1, h2, h3')) return false;
      if (element.clientWidth <= 1) return false;
      const { overflowX, overflowY } = getComputedStyle(element);
      const cutAcross = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      const cutDown = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1;
      return cutAcross || cutDown;
    });
    const controls = visible.filter((element) => {
      if (!element.matches('main button, main a, main label, header button, header a, footer a'))
        return false;
      if (element.closest('.visually-hidden')) return false;
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (left < -1 || right > document.documentElement.clientWidth + 1);
    });
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      overflow: scrollWidth - clientWidth,
      clipped: clipped.map(name),
      outside: controls.filter((element) => !element.classList.contains('visually-hidden')).map(name),
    };
  });

test.describe('Pseudo-locale', () => {
  for (const [code, dir] of [
    ['en-XA', 'ltr'],
    ['ar-XB', 'rtl'],
  ] as const) {
    for (const path of paths) {
      test(`${path} in ${code} fits a phone, and says nothing but what its locale files say`, async ({
        page,
        product,
      }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(localizedPath(code, path));
        await waitForHydration(page);
        const html = page.locator('html');
        await expect(html).toHaveAttribute('lang', code);
        await expect(html).toHaveAttribute('dir', dir);
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
        expect(await page.locator('link[hreflang]').count()).toBe(0);
        expect(await misfits(page)).toEqual({ overflow: 0, clipped: [], outside: [] });

        const data = dataNames(await contentOf(product));
        const words = await wordsOn(page);
        expect(words.filter((text) => text.includes('⟦')).length).toBeGreaterThan(30);
        expect(words.filter((text) => !/[⟦⟧]/.test(text) && !isData(text, data))).toEqual([]);
      });
    }
  }

  test('links keep it, texts of other pages come in it, and choosing a language leaves it', async ({
    page,
  }) => {
    await page.goto('/ar-XB');
    await waitForHydration(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.locator('main a[href="/ar-XB/contact"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^⟦Téll/);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await page.locator('button[popovertarget="language-list"]').click();
    await expect(page.locator('#language-list a[hreflang*="-X"]')).toHaveCount(0);
    await page.locator('#language-list a[hreflang="es"]').click();
    await expect(page).toHaveURL('/es/contact');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });
});
