import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { globalNameOf, modulesOf, readDeclaration } from '@lens/build/remote/declaration';
import { remoteBrowser } from '@lens/build/webpack/remote';
import { runWebpack } from '@lens/build/webpack/run';
import { inRoot } from '@lens/tools/product/folders';
import { copy } from '../copy.ts';
import { publishChanged, withVersion } from '../fixtures/remote-versions.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';

interface FederationPlugin {
  constructor: new (options: object) => FederationPlugin;
  _options: { experiments: object };
}

type Plugins = NonNullable<Parameters<typeof runWebpack>[0]['plugins']>;

/** Federation's bundler runtime in the entry, and only its core from the shell. */
const asBefore = (plugins: Plugins): Plugins =>
  plugins.flatMap((plugin) => {
    const { name } = plugin!.constructor;
    if (name === 'ExternalsPlugin') return [];
    if (name !== 'ModuleFederationPlugin') return [plugin];
    const { constructor: Plugin, _options: options } = plugin as unknown as FederationPlugin;
    const experiments = { ...options.experiments, externalRuntime: true };
    return [new Plugin({ ...options, experiments }) as unknown as Plugins[number]];
  });

/** Replaces the scripts of a build by those that were built before 1.2 of the platform. */
async function buildAsBefore(output: string): Promise<void> {
  const folder = inRoot('mfe-public');
  const declaration = await readDeclaration(folder);
  const { name } = declaration;
  const build = { folder, output, name, globalName: globalNameOf(name), modules: modulesOf(declaration) };
  const { plugins = [], ...configuration } = remoteBrowser(build);
  await runWebpack({ ...configuration, plugins: asBefore(plugins) });
}

test.describe('A remote that was built before the shell had a runtime of its own', () => {
  test('is hydrated, and its next page opens', async ({ page, product }) => {
    test.setTimeout(180_000);
    const output = mkdtempSync(path.join(tmpdir(), 'lens-earlier-'));
    await buildAsBefore(output);
    const version = await publishChanged(product, 'mfe-public', (folder) => {
      for (const file of readdirSync(output).filter((name) => name.endsWith('.js'))) {
        for (const twin of ['br', 'gz']) rmSync(path.join(folder, `${file}.${twin}`), { force: true });
        cpSync(path.join(output, file), path.join(folder, file));
      }
    });
    await withVersion(product, 'mfe-public', version, async () => {
      await page.goto('/');
      await waitForHydration(page);
      expect(await page.evaluate('Object.keys(mfe_public)')).toEqual(['get', 'init']);
      const menu = page.getByRole('banner');
      await menu.getByRole('link', { name: copy('en', 'common:menu.contact'), exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        copy('en', 'common:contact.hero.title'),
      );
      expect(await page.locator('meta[name="robots"]').count()).toBe(0);
    });
    rmSync(output, { recursive: true });
  });
});
