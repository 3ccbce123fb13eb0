import { lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tools, type Tool } from '@lens/build/create/create';
import { packPackages } from '@lens/build/create/pack';
import { NewRemote } from '../fixtures/new-remote.ts';
import { expect, test as base } from '../fixtures/test.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { startTestProduct, type TestProduct } from '../fixtures/test-product.ts';

/** A product, and the remotes that new teams make for it. */
const test = base.extend<object, { product: TestProduct; installed: (tool: Tool) => Promise<NewRemote> }>({
  product: [
    async ({}, use) => {
      const product = await startTestProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  installed: [
    async ({ product }, use) => {
      const packages = mkdtempSync(path.join(tmpdir(), 'lens-packages-'));
      await packPackages(packages);
      const remotes = new Map<Tool, NewRemote>();
      await use(async (tool) => {
        const existing = remotes.get(tool);
        if (existing) return existing;
        const remote = new NewRemote(tool, packages, product);
        remotes.set(tool, remote);
        await remote.create();
        await remote.install();
        return remote;
      });
      for (const remote of remotes.values()) remote.remove();
      rmSync(packages, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const title = { en: 'A page of a new team', es: 'Una página de un equipo nuevo' };
const menuEntry = (tool: Tool) => `Team ${tool}`;
const inLens = (folder: string) => path.join(folder, 'node_modules', '@lens');

/** Opens a page of a shell that stands elsewhere, as the team's machine shows it, and changes it while it is open. */
async function changeWhileOpen(
  remote: NewRemote,
  product: TestProduct,
  page: Parameters<typeof waitForHydration>[0],
) {
  const { url, stop } = await remote.dev(product.url);
  try {
    await page.goto(`${url}/${remote.name}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.en);
    await page.getByLabel('Your name').fill('typed before');
    await page.getByRole('button', { name: 'Tell me more' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'file of its own' })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));

    remote.edit('src/page.tsx', "<h1>{t('title')}</h1>", "<h1>{t('title')}, changed</h1>");
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title.en}, changed`);
    remote.edit('src/Details.tsx', "{t('details')}", "{t('details')} Later.");
    await expect(page.getByText('Later.')).toBeVisible();
    remote.edit('src/page.module.css', 'max-width:', 'outline: 3px solid rgb(1, 2, 3); max-width:');
    const section = page.locator('main section').filter({ hasText: title.en });
    await expect(section).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
    await expect(page.getByLabel('Your name')).toHaveValue('typed before');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

    await page.goto(`${url}/es/${remote.name}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title.es}, changed`);
    await page.goto(`${url}/contact`);
    await page
      .getByRole('banner')
      .getByRole('link', { name: menuEntry(remote.tool) })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title.en}, changed`);
  } finally {
    await page.goto('about:blank');
    await stop();
    remote.restore();
  }
}

for (const tool of tools)
  test.describe(`A new team with ${tool}`, () => {
    test.setTimeout(240_000);

    test('sees its changes in the pages of a shell elsewhere, what was typed stays, and nobody else sees them [TEAM-4, TEAM-5]', async ({
      product,
      installed,
      page,
    }) => {
      const before = await (await fetch(`${product.url}/contact`)).text();
      await changeWhileOpen(await installed(tool), product, page);
      expect((await fetch(`${product.url}/team-${tool}`)).status).toBe(404);
      const after = await (await fetch(`${product.url}/contact`)).text();
      expect(after).toBe(before);
    });

    test('installs nothing of this repository but its packages, and goes from there to patients [TEAM-1, TEAM-2, TEAM-3]', async ({
      product,
      installed,
      page,
    }) => {
      const remote = await installed(tool);
      expect(readdirSync(inLens(remote.folder)).sort()).toEqual(['contracts', 'platform', 'remote']);
      for (const name of readdirSync(inLens(remote.folder)))
        expect(lstatSync(path.join(inLens(remote.folder), name)).isSymbolicLink()).toBe(false);
      expect(readFileSync(path.join(remote.folder, 'package.json'), 'utf8')).not.toMatch(
        /https?:|workspace:|\.\.\//,
      );
      for (const script of ['typecheck', 'test', 'publish', 'activate']) await remote.script(script);

      for (const [lng, address] of [
        ['en', `/${remote.name}`],
        ['es', `/es/${remote.name}`],
      ] as const) {
        const answer = await fetch(product.url + address);
        expect(answer.status).toBe(200);
        expect(await answer.text()).toContain(`>${title[lng]}`);
      }
      await page.goto('/contact');
      await waitForHydration(page);
      await page
        .getByRole('banner')
        .getByRole('link', { name: menuEntry(tool) })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title.en);
      await page.goto(`/es/${remote.name}`);
      await waitForHydration(page);
      await expect(page).toHaveTitle(title.es);
      await expect(page.locator('main label')).toHaveCSS('display', 'grid');
      await page.getByRole('button', { name: 'Quiero saber más' }).click();
      await expect(page.getByText('Esta frase llegó en un archivo propio')).toBeVisible();
    });
  });

test('A team that changes a remote sees its own version in place of the one that the shell has [TEAM-4]', async ({
  product,
  installed,
  page,
}) => {
  test.setTimeout(240_000);
  const remote = await installed('rspack');
  if ((await fetch(`${product.url}/${remote.name}`)).status === 404)
    for (const script of ['publish', 'activate']) await remote.script(script);
  const published = await (await fetch(`${product.url}/${remote.name}`)).text();
  remote.edit('locales/en/team-rspack.json', title.en, 'Only here');
  const { url, stop } = await remote.dev(product.url);
  try {
    await page.goto(`${url}/${remote.name}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Only here');
    await expect(page.getByRole('banner').getByRole('link', { name: menuEntry('rspack') })).toHaveCount(1);
    expect(await (await fetch(`${product.url}/${remote.name}`)).text()).toBe(published);
  } finally {
    await page.goto('about:blank');
    await stop();
  }
});
