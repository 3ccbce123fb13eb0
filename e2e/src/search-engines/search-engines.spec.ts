import { addressOf, publicPages } from '../fixtures/public-pages.ts';
import { expect, test } from '../fixtures/test.ts';
import { copy } from '../copy.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { readHead } from './head.ts';
import { unsaid } from './structured-data.ts';

test.describe('Search engines', () => {
  test('read in structured data what people read on the page, and nothing else', async ({
    page,
    product,
  }) => {
    for (const listed of publicPages.filter((one) => one.listed)) {
      const path = await addressOf(listed, product);
      await page.goto(path);
      const { data, canonical } = await readHead(page);
      expect(data, path).toHaveLength(1);
      const types = data[0]!['@graph'].map((thing) => thing['@type']);
      expect(types, path).toEqual(expect.arrayContaining(['MedicalClinic', 'Physician']));
      if (/^\/procedures\/./.test(path)) expect(types, path).toContain('MedicalProcedure');
      if (path.split('/').length > 2) expect(types, path).toContain('BreadcrumbList');
      expect(await unsaid(page, data[0]!), path).toEqual([]);
      expect(canonical, path).toBe(`${product.url}${path}`);
    }
  });

  test('are given absolute addresses, and a picture of 1200 by 630, for every page', async ({
    page,
    request,
    product,
  }) => {
    const pictures = new Set<string>();
    for (const listed of publicPages.filter((one) => one.listed)) {
      const path = await addressOf(listed, product);
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

  test('hear the same after a navigation as of a page that is asked for', async ({ page }) => {
    await page.goto('/procedures/lasik');
    const asked = await readHead(page);
    await page.goto('/');
    await waitForHydration(page);
    expect((await readHead(page)).data[0]!['@graph'].map((thing) => thing['@type'])).not.toContain('FAQPage');
    await page
      .getByRole('banner')
      .getByRole('link', { name: copy('en', 'common:menu.procedures'), exact: true })
      .first()
      .click();
    await page.getByRole('main').locator('a[href="/procedures/lasik"]').first().click();
    await expect(page).toHaveTitle(asked.title);
    await expect.poll(() => readHead(page)).toEqual(asked);
  });

  test('find every listed page in the site map, each at an address that answers, and none of staff', async ({
    request,
    product,
  }) => {
    const answer = await request.get('/sitemap.xml');
    expect(answer.headers()['content-type']).toMatch(/^application\/xml/);
    const map = await answer.text();
    const found = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!);
    for (const listed of publicPages.filter((one) => one.listed))
      expect(found).toContain(`${product.url}${await addressOf(listed, product)}`.replace(/\/$/, '/'));
    expect(found.filter((address) => address.includes('/admin'))).toEqual([]);
    expect(new Set(found).size).toBe(found.length);
    // Some hundreds of pages, as they are: nothing is gained by pressing them.
    const asIs = { headers: { 'accept-encoding': 'identity' } };
    while (found.length > 0) {
      const some = found.splice(0, 6);
      const answers = await Promise.all(some.map((address) => fetch(address, asIs)));
      await Promise.all(answers.map((one) => one.text()));
      expect(answers.filter(({ status }) => status !== 200).map(({ url }) => url)).toEqual([]);
    }
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toContain('Disallow: /admin');
    expect(robots).toContain(`Sitemap: ${product.url}/sitemap.xml`);
  });

  test('are told 404 and noindex where nothing is', async ({ request }) => {
    for (const path of ['/no-such-page', '/es/no-such-page', '/procedures/none', '/sitemap.html']) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(404);
      const html = await answer.text();
      expect(html, path).toContain('<meta name="robots" content="noindex">');
      expect(html, path).not.toMatch(/rel="canonical"|og:url|ld\+json/);
    }
  });
});
