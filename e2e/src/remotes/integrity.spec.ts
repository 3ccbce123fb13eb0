import { appendFileSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { RemoteManifest } from '@lens/contracts/remote';
import { inRoot } from '@lens/tools/product/folders';
import type { Page } from '@playwright/test';
import { copy } from '../copy.ts';
import { fillForm, visitorNamed } from '../fixtures/contact-form.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { registryOf, withRegistry } from '../fixtures/registry-text.ts';
import { publishChanged, withVersion } from '../fixtures/remote-versions.ts';
import { expect, test } from '../fixtures/test.ts';
import type { TestProduct } from '../fixtures/test-product.ts';

interface Spoilt {
  file: string;
  version: string;
}

const how = ['another', 'no'] as const;

/** Runs `work` on a version of the public site one file of which has another hash than the registry says, or none. */
async function withSpoilt(
  product: TestProduct,
  { pattern, hash }: { pattern: RegExp; hash: (typeof how)[number] },
  work: (spoilt: Spoilt) => Promise<void>,
): Promise<void> {
  const version = await publishChanged(product, 'mfe-public', () => undefined);
  const folder = path.join(product.remotesFolder, 'mfe-public', version);
  const file = readdirSync(folder).find((name) => pattern.test(name))!;
  await withVersion(product, 'mfe-public', version, async () => {
    const registry = registryOf(product);
    if (hash === 'no') Reflect.deleteProperty(registry.remotes['mfe-public']!.files, file);
    else {
      appendFileSync(path.join(folder, file), '\n/* tampered with */');
      for (const twin of ['br', 'gz']) rmSync(path.join(folder, `${file}.${twin}`), { force: true });
    }
    await withRegistry(product, JSON.stringify(registry), () => work({ file, version }));
  });
}

/** What the form's page asks for by itself, once somebody sends. */
function loadedLater(): RegExp {
  const { assets } = JSON.parse(
    readFileSync(inRoot('mfe-public', 'dist', 'remote.json'), 'utf8'),
  ) as RemoteManifest;
  const [file] = assets['./pages/contact/contact']?.later ?? [];
  return new RegExp(`^${file}$`);
}

async function toContact(page: Page): Promise<void> {
  await page.goto('/');
  await waitForHydration(page);
  const menu = page.getByRole('banner');
  await menu.getByRole('link', { name: copy('en', 'common:menu.contact'), exact: true }).click();
}

const reported = (product: TestProduct, version: string) => () =>
  product
    .events()
    .filter((event) => (event as { version?: string }).version === version)
    .map((event) => (event as { stage: string }).stage);

test.describe('Integrity', () => {
  for (const hash of how) {
    for (const [what, pattern] of [
      ['chunk', /^pages-contact-contact\.js$/],
      ['style sheet', /pages-contact-contact\.css$/],
    ] as const) {
      test(`the browser refuses a ${what} with ${hash} hash that is loaded later`, async ({
        page,
        product,
        faults,
      }) => {
        faults.expect(/integrity|pages-contact-contact|The remote mfe-public/i);
        await withSpoilt(product, { pattern, hash }, async ({ file, version }) => {
          await toContact(page);
          const notice = page.getByRole('heading', {
            level: 1,
            name: copy('en', 'navigation:failure.title'),
          });
          await expect(notice).toBeVisible();
          await expect(page.getByRole('banner')).toBeVisible();
          await expect.poll(reported(product, version)).toEqual(['integrity']);
          const styled = await page.evaluate(
            (name) => [...document.styleSheets].some(({ href }) => href?.endsWith(name)),
            file,
          );
          expect(styled).toBe(false);
        });
      });
    }

    test(`a style sheet of the first page with ${hash} hash is left out by the server and refused by the browser`, async ({
      page,
      product,
      faults,
    }) => {
      faults.expect(/integrity|pages-home-home|The remote mfe-public/i);
      await withSpoilt(product, { pattern: /pages-home-home\.css$/, hash }, async ({ file, version }) => {
        const answer = await page.goto('/');
        expect(answer?.status()).toBe(200);
        const named = [...((await answer?.text()) ?? '').matchAll(/data-href="([^"]*)"/g)];
        expect(named.length).toBeGreaterThan(1);
        expect(named.flatMap(([, names = '']) => names.split(' '))).not.toContain(file);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          copy('en', 'common:home.hero.title'),
        );
        const notice = page.getByRole('heading', {
          level: 2,
          name: copy('en', 'navigation:failure.title'),
        });
        await expect(notice).toBeVisible();
        await expect.poll(reported(product, version)).toEqual(['integrity']);
      });
    });
  }

  test('a chunk that a page loads by itself, long after it started, is refused as well', async ({
    page,
    product,
    faults,
  }) => {
    faults.expect(/integrity/i);
    await withSpoilt(product, { pattern: loadedLater(), hash: 'another' }, async ({ version }) => {
      await page.goto('/contact');
      await waitForHydration(page);
      const visitor = visitorNamed('Tampered');
      await fillForm(page, visitor);
      await page.getByRole('button', { name: copy('en', 'forms:consultation.send') }).click();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await expect(page.locator('[name="message"]')).toHaveValue(visitor.message);
      await expect.poll(reported(product, version)).toEqual(['integrity']);
    });
  });

  test('no script runs that came without a hash, whoever added it', async ({ page, product, faults }) => {
    faults.expect(/mfe-admin.*remoteEntry\.js/);
    const { address } = registryOf(product).remotes['mfe-admin']!;
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        '</head>',
        `<script src="${address}remoteEntry.js"></script></head>`,
      );
      await route.fulfill({ response, body });
    });
    await page.goto('/');
    await waitForHydration(page);
    expect(await page.evaluate(() => 'mfe_public' in window)).toBe(true);
    expect(await page.evaluate(() => 'mfe_admin' in window)).toBe(false);
  });

  test('the faces of another script come with their hash, in HTML and on a change of language', async ({
    page,
  }) => {
    const face = page.locator('#lens-script-font');
    await page.goto('/ar');
    await expect(face).toHaveAttribute('integrity', /^sha384-.{64}$/);
    const integrity = await face.getAttribute('integrity');
    await page.goto('/');
    await waitForHydration(page);
    await page.locator('button[popovertarget="language-list"]').click();
    await page.locator('#language-list').getByRole('link', { name: 'العربية' }).click();
    await expect(face).toHaveAttribute('integrity', integrity!);
    await expect.poll(() => face.evaluate((link: HTMLLinkElement) => link.sheet !== null)).toBe(true);
  });
});
