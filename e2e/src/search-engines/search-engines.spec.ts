import { addressOf, publicPages } from '../fixtures/public-pages.ts';
import { expect, test } from '../fixtures/kept-page.ts';
import { copy } from '../copy.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { readHead } from './head.ts';
import { factsNotOnPage } from './structured-data.ts';

test.describe('Search engines', () => {
  test('find in structured data only facts that are on the page', async ({ page, product }) => {
    for (const publicPage of publicPages.filter((one) => one.listed)) {
      const path = await addressOf(publicPage, product);
      await page.goto(path);
      const { data, canonical } = await readHead(page);
      expect(data, path).toHaveLength(1);
      const types = data[0]!['@graph'].map((thing) => thing['@type']);
      expect(types, path).toEqual(expect.arrayContaining(['MedicalClinic', 'Physician']));
      if (/^\/procedures\/./.test(path)) expect(types, path).toContain('MedicalProcedure');
      if (path.split('/').length > 2) expect(types, path).toContain('BreadcrumbList');
      expect(await factsNotOnPage(page, data[0]!), path).toEqual([]);
      expect(canonical, path).toBe(`${product.url}${path}`);
    }
  });

  test('get absolute addresses and a picture of 1200 by 630 for every page', async ({
    page,
    request,
    product,
  }) => {
    const pictures = new Set<string>();
    for (const publicPage of publicPages.filter((one) => one.listed)) {
      const path = await addressOf(publicPage, product);
      await page.goto(path);
      const { meta } = await readHead(page);
      expect(meta['og:url'], path).toBe(`${product.url}${path}`);
      expect(meta['og:title'], path).toBe(await page.title());
      expect(meta['og:description'], path).toBe(meta['description']);
      expect(meta['og:image'], path).toContain(`${product.url}/`);
      expect(meta['og:locale'], path).toBe('en_US');
      pictures.add(meta['og:image']!);
    }
    for (const picture of pictures) {
      const answer = await request.get(picture);
      expect(answer.headers()['content-type'], picture).toMatch(/^image\/(?:jpeg|png|webp)$/);
      await page.goto('/');
      const size = await page.evaluate(async (address) => {
        const image = Object.assign(new Image(), { src: address });
        await image.decode();
        return [image.naturalWidth, image.naturalHeight];
      }, new URL(picture).pathname);
      expect(size, picture).toEqual([1200, 630]);
    }
  });

  test('find the same metadata after a navigation as after loading the page', async ({ page }) => {
    await page.goto('/procedures/lasik');
    const loadedHead = await readHead(page);
    await page.goto('/');
    await waitForHydration(page);
    expect((await readHead(page)).data[0]!['@graph'].map((thing) => thing['@type'])).not.toContain('FAQPage');
    await page
      .getByRole('banner')
      .getByRole('link', { name: copy('en', 'common:menu.procedures'), exact: true })
      .first()
      .click();
    await page.getByRole('main').locator('a[href="/procedures/lasik"]').first().click();
    await expect(page).toHaveTitle(loadedHead.title);
    await expect.poll(() => readHead(page)).toEqual(loadedHead);
  });

  test('find every listed page in the site map, all of whose addresses answer, and no page of the back office', async ({
    request,
    product,
  }) => {
    const answer = await request.get('/sitemap.xml');
    expect(answer.headers()['content-type']).toMatch(/^application\/xml/);
    const map = await answer.text();
    const siteMapUrls = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!);
    for (const publicPage of publicPages.filter((one) => one.listed))
      expect(siteMapUrls).toContain(
        `${product.url}${await addressOf(publicPage, product)}`.replace(/\/$/, '/'),
      );
    expect(siteMapUrls.filter((address) => address.includes('/admin'))).toEqual([]);
    expect(new Set(siteMapUrls).size).toBe(siteMapUrls.length);
    // There are hundreds of pages, so the test skips their compression.
    const uncompressed = { headers: { 'accept-encoding': 'identity' } };
    while (siteMapUrls.length > 0) {
      const batch = siteMapUrls.splice(0, 6);
      const answers = await Promise.all(batch.map((address) => fetch(address, uncompressed)));
      await Promise.all(answers.map((one) => one.text()));
      expect(answers.filter(({ status }) => status !== 200).map(({ url }) => url)).toEqual([]);
    }
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toContain('Disallow: /admin');
    expect(robots).toContain(`Sitemap: ${product.url}/sitemap.xml`);
  });

  test('get 404 and noindex for an unknown address', async ({ request }) => {
    for (const path of ['/no-such-page', '/es/no-such-page', '/procedures/none', '/sitemap.html']) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(404);
      const html = await answer.text();
      expect(html, path).toContain('<meta name="robots" content="noindex">');
      expect(html, path).not.toMatch(/rel="canonical"|og:url|ld\+json/);
    }
  });
});
