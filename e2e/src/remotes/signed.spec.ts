import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Readiness } from '@lens/contracts/health';
import { copy } from '../copy.ts';
import { withForgedRegistry, registryOf } from '../fixtures/registry-text.ts';
import { publishChanged, withVersion } from '../fixtures/remote-versions.ts';
import { expect, test } from '../fixtures/test.ts';
import { withSecondShell } from '../fixtures/second-shell.ts';
import type { TestProduct } from '../fixtures/test-product.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';

const title = copy('en', 'common:home.hero.title');
const forgedTitle = 'Somebody without a key wrote this.';

const readiness = async (url: string) => {
  const answer = await fetch(`${url}/readyz`);
  return { status: answer.status, registry: ((await answer.json()) as Readiness).registry };
};

/** Changes the title of Home in a version folder. */
function changeTitle(folder: string): void {
  const file = path.join(folder, 'locales', 'en', 'common.json');
  const texts = JSON.parse(readFileSync(file, 'utf8')) as { home: { hero: { title: string } } };
  texts.home.hero.title = forgedTitle;
  writeFileSync(file, JSON.stringify(texts));
}

/** Puts a version without a signature beside the active one, and names it in `registry.json`. */
function forgeVersion(product: TestProduct): { text: string; folder: string } {
  const registry = registryOf(product);
  const entry = registry.remotes['mfe-public']!;
  const folder = path.join(product.remotesFolder, 'mfe-public', 'forged');
  cpSync(path.join(product.remotesFolder, 'mfe-public', entry.version), folder, { recursive: true });
  changeTitle(folder);
  const forged = { ...entry, version: 'forged', address: '/remotes/mfe-public/forged/' };
  registry.remotes['mfe-public'] = forged;
  return { text: JSON.stringify({ ...registry, revision: registry.revision + 1 }), folder };
}

test.describe('A change that nobody signed', () => {
  test('does not reach visitors, and readiness says so until it is gone [SIGNED-15]', async ({
    page,
    product,
  }) => {
    const { text, folder } = forgeVersion(product);
    try {
      await withForgedRegistry(product, text, async () => {
        await page.goto('/');
        await waitForHydration(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        const { status, registry } = await readiness(product.url);
        expect([status, registry.ok]).toEqual([503, false]);
        expect(registry.detail).toMatch(/^not usable; revision \d+ is served meanwhile$/);
        const file = await fetch(`${product.url}/remotes/mfe-public/forged/locales/en/common.json`);
        expect(file.status).toBe(404);
      });
      expect((await readiness(product.url)).status).toBe(200);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('to a text of the active version shows nowhere, in a shell that starts with it either [SIGNED-15]', async ({
    product,
  }) => {
    const version = await publishChanged(product, 'mfe-public', () => undefined);
    await withVersion(product, 'mfe-public', version, async () => {
      changeTitle(path.join(product.remotesFolder, 'mfe-public', version));
      await withSecondShell(product, {}, async (url) => {
        const html = await (await fetch(`${url}/`)).text();
        expect(html).not.toContain(forgedTitle);
        const { registry } = await readiness(url);
        expect(registry.remotes).toMatchObject([{ name: 'mfe-public', version, served: null }]);
        expect(registry.remotes?.[0]?.problem).toContain('is not the file that its team signed');
        const file = await fetch(`${url}/remotes/mfe-public/${version}/locales/en/common.json`);
        expect(file.status).toBe(404);
      });
    });
  });
});
