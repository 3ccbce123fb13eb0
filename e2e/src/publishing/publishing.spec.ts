import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readRegistry } from '@lens/build/registry/registry-file';
import { inRoot } from '@lens/tools/product/folders';
import { copy } from '../copy.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { Team } from '../fixtures/team.ts';
import { expect, test } from '../fixtures/test.ts';
import type { TestProduct } from '../fixtures/test-product.ts';

const titleOf = async (url: string) => /<h1[^>]*>([^<]*)</.exec(await (await fetch(url)).text())?.[1];
const activeVersion = async ({ remotesFolder }: TestProduct, name: string) =>
  (await readRegistry(remotesFolder)).remotes[name]!.version;

const oldTitle = copy('en', 'common:contact.hero.title');
const newTitle = 'Another version speaks here.';

const execute = promisify(execFile);

test.describe('Publishing', () => {
  test.describe.configure({ timeout: 300_000 });

  test('a remote is built, published, activated and rolled back under a running shell', async ({
    page,
    product,
  }) => {
    const contact = `${product.url}/contact`;
    const team = new Team(product, 'mfe-public');
    try {
      const before = await activeVersion(product, 'mfe-public');
      await page.goto('/');
      await waitForHydration(page);
      const requestedPaths: string[] = [];
      page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));

      team.edit('src/pages/contact/contact.tsx', "{t('contact.hero.title')}", newTitle);
      team.edit('package.json', '"version": "0.1.0"', '"version": "0.2.0"');
      const version = await team.publish();
      expect(version).toMatch(/^0\.2\.0-[0-9a-f]{10}$/);
      expect(await titleOf(contact)).toBe(oldTitle);
      await expect(team.command('publish')).rejects.toThrow(`${version} is published already`);

      await team.command('activate', version, '--without', 'server,browser');
      expect(await titleOf(contact)).toBe(newTitle);
      expect(await team.command('list')).toMatch(new RegExp(`^\\* ${version} .*\\n(?:.*\\n)*  ${before} `));

      const link = page
        .getByRole('banner')
        .getByRole('link', { name: copy('en', 'common:menu.contact'), exact: true });
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(oldTitle);
      expect(requestedPaths.filter((file) => file.startsWith(`/remotes/mfe-public/${version}/`))).toEqual([]);

      await page.reload();
      await waitForHydration(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(newTitle);
      expect(requestedPaths).toContain(`/remotes/mfe-public/${version}/remoteEntry.js`);

      expect(await team.command('rollback')).toContain(`${before} is active again`);
      expect(await titleOf(contact)).toBe(oldTitle);
      const listArgs = ['run', '--silent', 'remote', '-w', '@lens/mfe-public', '--', 'list'];
      const { stdout } = await execute('npm', listArgs, {
        cwd: inRoot(),
        env: { ...process.env, REMOTES_DIR: product.remotesFolder, KEYS_DIR: product.keysFolder },
      });
      expect(stdout).toMatch(new RegExp(`^\\* ${before} `, 'm'));
      expect(stdout).toMatch(new RegExp(`^  ${version} `, 'm'));
    } finally {
      team.remove();
    }
  });

  test('two teams that publish and activate at the same time lose nothing', async ({ product }) => {
    const teams = ['mfe-admin', 'mfe-translations'].map((name) => new Team(product, name));
    const publicSite = await activeVersion(product, 'mfe-public');
    const before = await readRegistry(product.remotesFolder);
    try {
      const versions = await Promise.all(
        teams.map(async (team) => {
          const version = await team.publishBuilt('0.2.0');
          await team.command('activate', version, '--without', 'server,browser');
          return version;
        }),
      );
      const { remotes, revision } = await readRegistry(product.remotesFolder);
      expect(revision).toBe(before.revision + 2);
      expect(remotes['mfe-public']!.version).toBe(publicSite);
      for (const [index, { remote }] of teams.entries()) {
        expect(remotes[remote]!.version).toBe(versions[index]);
        expect(remotes[remote]!.history.at(-1)).toBe(before.remotes[remote]!.version);
      }
      expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
    } finally {
      for (const team of teams) {
        await team.command('rollback');
        team.remove();
      }
    }
  });
});
