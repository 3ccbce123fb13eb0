import { existsSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Readiness } from '@lens/contracts/health';
import { registry as registrySchema, type Registry } from '@lens/contracts/registry';
import { registryFile, withForgedRegistry, withRegistry } from '../fixtures/registry-text.ts';
import { publishChanged, withVersion } from '../fixtures/remote-versions.ts';
import { expect, test } from '../fixtures/test.ts';
import type { TestProduct } from '../fixtures/test-product.ts';
import { copy } from '../copy.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';

const titleOf = async (url: string) => /<h1[^>]*>([^<]*)</.exec(await (await fetch(url)).text())?.[1];
const oldTitle = copy('en', 'common:home.hero.title');
const newTitle = 'Another version speaks here.';

/** Publishes a version of the public site with another title on Home. */
const publishWithNewTitle = (product: TestProduct) =>
  publishChanged(product, 'mfe-public', (folder) => {
    const file = path.join(folder, 'locales', 'en', 'common.json');
    const texts = JSON.parse(readFileSync(file, 'utf8')) as { home: { hero: { title: string } } };
    texts.home.hero.title = newTitle;
    writeFileSync(file, JSON.stringify(texts));
  });

async function readiness({ url }: TestProduct): Promise<{ status: number; registry: Readiness['registry'] }> {
  const answer = await fetch(`${url}/readyz`);
  return { status: answer.status, registry: ((await answer.json()) as Readiness).registry };
}

test.describe('Registry', () => {
  test('the running shell switches to another version, in HTML and in the browser, and back again', async ({
    page,
    product,
  }) => {
    await page.goto('/');
    await waitForHydration(page);
    const composition = () => page.locator('meta[name="composition"]').getAttribute('content');
    const before = await composition();
    const version = await publishWithNewTitle(product);

    await withVersion(product, 'mfe-public', version, async () => {
      expect(await titleOf(product.url)).toBe(newTitle);
      const entry = page.waitForResponse(`**/remotes/mfe-public/${version}/remoteEntry.js`);
      await page.reload();
      expect((await entry).status()).toBe(200);
      await waitForHydration(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(newTitle);
      expect(await composition()).not.toBe(before);
    });
    expect(await titleOf(product.url)).toBe(oldTitle);
  });

  test('an open page keeps the versions that it was composed from', async ({ page, product }) => {
    await page.goto('/');
    await waitForHydration(page);
    const version = await publishWithNewTitle(product);
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    await withVersion(product, 'mfe-public', version, async () => {
      await page
        .getByRole('banner')
        .getByRole('link', { name: copy('en', 'common:menu.contact'), exact: true })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        copy('en', 'common:contact.hero.title'),
      );
    });
    expect(requestedUrls.filter((url) => url.includes(`/remotes/mfe-public/${version}/`))).toEqual([]);
  });

  test('the served registry.json has the version and the hash of every file', async ({ product }) => {
    const answer = await fetch(`${product.url}/remotes/registry.json`);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const { remotes } = registrySchema.parse(await answer.json());
    expect(Object.keys(remotes).sort()).toEqual(['mfe-admin', 'mfe-public', 'mfe-translations']);
    expect(remotes['mfe-public']?.files['remoteEntry.js']).toMatch(/^sha384-/);
  });

  test('one that is not JSON is ignored for the last good one, and readiness says so until it is repaired', async ({
    product,
  }) => {
    expect(await titleOf(product.url)).toBe(oldTitle);
    await withForgedRegistry(product, '{ "schema": 1, ', async () => {
      expect(await titleOf(product.url)).toBe(oldTitle);
      const { status, registry } = await readiness(product);
      expect(status).toBe(503);
      expect(registry.ok).toBe(false);
      expect(registry.detail).toMatch(/^not usable; revision \d+ is served meanwhile$/);
      expect((await fetch(`${product.url}/remotes/registry.json`)).status).toBe(200);
    });
    expect((await readiness(product)).status).toBe(200);
  });

  test('one that names a missing version leaves the last good version served, and says so until the version exists', async ({
    product,
  }) => {
    const version = await publishWithNewTitle(product);
    const folder = path.join(product.remotesFolder, 'mfe-public', version);
    await withVersion(product, 'mfe-public', version, async () => {
      expect(await titleOf(product.url)).toBe(newTitle);
      const original = readFileSync(registryFile(product), 'utf8');
      const withMissingVersion = JSON.parse(original) as Registry;
      withMissingVersion.remotes['mfe-public']!.version = '9.9.9';
      withMissingVersion.remotes['mfe-public']!.address = '/remotes/mfe-public/9.9.9/';
      await withRegistry(product, JSON.stringify(withMissingVersion), async () => {
        const { status, registry } = await readiness(product);
        expect([status, registry.ok]).toEqual([200, true]);
        expect(registry.remotes).toMatchObject([{ name: 'mfe-public', version: '9.9.9', served: version }]);
        expect(await titleOf(product.url)).toBe(newTitle);
      });

      renameSync(folder, `${folder}.late`);
      utimesSync(registryFile(product), new Date(), new Date());
      expect((await readiness(product)).registry.remotes).toMatchObject([{ name: 'mfe-public', version }]);
      renameSync(`${folder}.late`, folder);
      expect((await readiness(product)).registry.remotes).toBeUndefined();
      expect(await titleOf(product.url)).toBe(newTitle);
    });
    expect(existsSync(folder)).toBe(true);
  });

  test('a bundle that does not match its hash in the registry does not run', async ({ product }) => {
    const version = await publishChanged(product, 'mfe-public', () => undefined);
    await withVersion(product, 'mfe-public', version, async () => {
      const file = path.join(product.remotesFolder, 'mfe-public', version, 'server', 'index.cjs');
      writeFileSync(file, `${readFileSync(file, 'utf8')}\n// tampered with\n`);
      const answer = await fetch(`${product.url}/contact`);
      expect(answer.status).toBe(503);
      expect(await answer.text()).toContain(copy('en', 'navigation:failure.title'));
    });
    expect((await fetch(`${product.url}/contact`)).status).toBe(200);
  });
});
