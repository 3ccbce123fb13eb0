import type { APIRequestContext } from '@playwright/test';
import type { PublicArticle } from '@lens/contracts/articles';
import { languages } from '@lens/contracts/languages';
import { addressOf, localizedPath, publicPages } from '../fixtures/public-pages.ts';
import { expect, test } from '../fixtures/test.ts';

const codes = languages.map(({ code }) => code);

/** The alternates of a page, each as `ko https://…/ko/contact`. */
const alternatesIn = (text: string, element: string) =>
  [...text.matchAll(new RegExp(`<${element} rel="alternate" hreflang="([^"]+)" href="([^"]+)"`, 'g'))].map(
    ([, lng, href]) => `${lng} ${href}`,
  );

const read = async (request: APIRequestContext, path: string) =>
  (await request.get(path, { headers: { cookie: 'i18next=en', 'accept-language': 'en' } })).text();

/** The addresses of the site map, each with its alternates. */
const siteMap = async (request: APIRequestContext) =>
  new Map(
    [...(await read(request, '/sitemap.xml')).matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)].map(
      ([, address, rest]) => [address!, alternatesIn(rest!, 'xhtml:link')],
    ),
  );
const canonicalIn = (html: string) => /<link rel="canonical" href="([^"]+)">/.exec(html)?.[1];

test.describe('Addresses of a page in all languages', () => {
  test('refer to each other and to themselves on every page, and are the same in the site map', async ({
    request,
    product,
  }) => {
    test.setTimeout(120_000);
    const map = await siteMap(request);
    const pages = publicPages.filter(({ listed, pattern }) => listed && !pattern.includes(':'));
    for (const page of pages) {
      const path = await addressOf(page, product);
      const hrefOf = (code: string) => new URL(localizedPath(code, path), product.url).href;
      const edges = [...codes.map((code) => `${code} ${hrefOf(code)}`), `x-default ${hrefOf('en')}`];
      for (const code of codes) {
        const html = await read(request, localizedPath(code, path));
        expect(html, path).toContain(`<html lang="${code}"`);
        expect(alternatesIn(html, 'link'), `${code} ${path}`).toEqual(edges);
        expect(canonicalIn(html)).toBe(hrefOf(code));
        expect(map.get(hrefOf(code)), `${code} ${path} in the site map`).toEqual(edges);
      }
    }
  });

  test('include for an article only the languages it is written in; the others have English as canonical [ARTICLE-5]', async ({
    request,
    product,
  }) => {
    const map = await siteMap(request);
    const path = '/blog/the-first-night';
    const { languages: languagesWithText } = (await (
      await request.get('/api/articles/public/the-first-night')
    ).json()) as PublicArticle;
    expect(languagesWithText).toEqual(['en', 'es', 'es-MX']);
    const hrefOf = (code: string) => new URL(localizedPath(code, path), product.url).href;
    const edges = [
      ...languagesWithText.map((code) => `${code} ${hrefOf(code)}`),
      `x-default ${hrefOf('en')}`,
    ];
    for (const code of codes) {
      const hasText = languagesWithText.includes(code);
      const html = await read(request, localizedPath(code, path));
      expect(html).toContain(`<html lang="${code}"`);
      expect(alternatesIn(html, 'link'), code).toEqual(edges);
      expect(canonicalIn(html), code).toBe(hrefOf(hasText ? code : 'en'));
      expect(map.get(hrefOf(code)), `${code} in the site map`).toEqual(hasText ? edges : undefined);
    }
  });
});
