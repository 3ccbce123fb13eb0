import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteManifest } from '@lens/contracts/remote';
import { signHashes } from '@lens/build/testing/sign';
import { inRoot } from '@lens/tools/product/folders';
import type { Page } from '@playwright/test';
import { copy } from '../copy.ts';
import { fillForm, visitorNamed } from '../fixtures/contact-form.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { registryOf } from '../fixtures/registry-text.ts';
import { publishChanged, withVersion } from '../fixtures/remote-versions.ts';
import { expect, test } from '../fixtures/test.ts';
import type { TestProduct } from '../fixtures/test-product.ts';

interface BrokenFile {
  file: string;
  version: string;
}

const wrongHashes = ['another', 'no'] as const;

/** Runs `work` on a version of the public site in which one file has another hash than its team signed, or none. */
async function withBrokenFile(
  { page, product }: { page: Page; product: TestProduct },
  { pattern, hash }: { pattern: RegExp; hash: (typeof wrongHashes)[number] },
  work: (brokenFile: BrokenFile) => Promise<void>,
): Promise<void> {
  const version = await publishChanged(product, 'mfe-public', () => undefined);
  const folder = path.join(product.remotesFolder, 'mfe-public', version);
  const file = readdirSync(folder).find((name) => pattern.test(name))!;
  await withVersion(product, 'mfe-public', version, async () => {
    if (hash === 'no') {
      const list = path.join(folder, 'hashes.json');
      const hashes = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>;
      Reflect.deleteProperty(hashes, file);
      writeFileSync(list, JSON.stringify(hashes));
      await signHashes(product, 'mfe-public', version);
    } else {
      appendFileSync(path.join(folder, file), '\n/* tampered with */');
      for (const twin of ['br', 'gz']) rmSync(path.join(folder, `${file}.${twin}`), { force: true });
    }
    // The server refuses it as well: here it reaches the browser, as from a cache that somebody could write to.
    const body = readFileSync(path.join(folder, file), 'utf8');
    const contentType = file.endsWith('.css') ? 'text/css' : 'text/javascript';
    await page.route(`**/remotes/mfe-public/${version}/${file}`, (route) =>
      route.fulfill({ status: 200, contentType, body }),
    );
    await work({ file, version });
  });
}

/** Matches the chunk that the contact page loads when somebody sends the form. */
function lazyChunkOfContact(): RegExp {
  const { assets } = JSON.parse(
    readFileSync(inRoot('mfe-public', 'dist', 'remote.json'), 'utf8'),
  ) as RemoteManifest;
  const [file] = assets['./pages/contact/contact']?.later ?? [];
  return new RegExp(`^${file}$`);
}

async function openContact(page: Page): Promise<void> {
  await page.goto('/');
  await waitForHydration(page);
  const menu = page.getByRole('banner');
  await menu.getByRole('link', { name: copy('en', 'common:menu.contact'), exact: true }).click();
}

const reportedStages = (product: TestProduct, version: string) => () =>
  product
    .events()
    .filter((event) => (event as { version?: string }).version === version)
    .map((event) => (event as { stage: string }).stage);

test.describe('Integrity', () => {
  for (const hash of wrongHashes) {
    for (const [kind, pattern] of [
      ['chunk', /^pages-contact-contact\.js$/],
      ['style sheet', /pages-contact-contact\.css$/],
    ] as const) {
      test(`the browser refuses a ${kind} with ${hash} hash that is loaded later`, async ({
        page,
        product,
        faults,
      }) => {
        faults.expect(/integrity|pages-contact-contact|The remote mfe-public/i);
        await withBrokenFile({ page, product }, { pattern, hash }, async ({ file, version }) => {
          await openContact(page);
          const notice = page.getByRole('heading', {
            level: 1,
            name: copy('en', 'navigation:failure.title'),
          });
          await expect(notice).toBeVisible();
          await expect(page.getByRole('banner')).toBeVisible();
          await expect.poll(reportedStages(product, version)).toEqual(['integrity']);
          const isStyled = await page.evaluate(
            (name) => [...document.styleSheets].some(({ href }) => href?.endsWith(name)),
            file,
          );
          expect(isStyled).toBe(false);
        });
      });
    }

    test(`a style sheet of the first page with ${hash} hash is omitted by the server and refused by the browser`, async ({
      page,
      product,
      faults,
    }) => {
      faults.expect(/integrity|pages-home-home|The remote mfe-public/i);
      await withBrokenFile(
        { page, product },
        { pattern: /pages-home-home\.css$/, hash },
        async ({ file, version }) => {
          const answer = await page.goto('/');
          expect(answer?.status()).toBe(200);
          const inlinedStyles = [...((await answer?.text()) ?? '').matchAll(/data-href="([^"]*)"/g)];
          expect(inlinedStyles.length).toBeGreaterThan(1);
          expect(inlinedStyles.flatMap(([, names = '']) => names.split(' '))).not.toContain(file);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(
            copy('en', 'common:home.hero.title'),
          );
          const notice = page.getByRole('heading', {
            level: 2,
            name: copy('en', 'navigation:failure.title'),
          });
          await expect(notice).toBeVisible();
          await expect.poll(reportedStages(product, version)).toEqual(['integrity']);
        },
      );
    });
  }

  test('a chunk that a page loads long after it started is refused as well', async ({
    page,
    product,
    faults,
  }) => {
    faults.expect(/integrity/i);
    await withBrokenFile(
      { page, product },
      { pattern: lazyChunkOfContact(), hash: 'another' },
      async ({ version }) => {
        await page.goto('/contact');
        await waitForHydration(page);
        const visitor = visitorNamed('Tampered');
        await fillForm(page, visitor);
        await page.getByRole('button', { name: copy('en', 'forms:consultation.send') }).click();
        await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
        await expect(page.locator('[name="message"]')).toHaveValue(visitor.message);
        await expect.poll(reportedStages(product, version)).toEqual(['integrity']);
      },
    );
  });

  test('a script without a hash does not run, whoever added it', async ({ page, product, faults }) => {
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

  test('the fonts of another script have a hash, in the HTML and after a change of language', async ({
    page,
  }) => {
    const font = page.locator('#lens-script-font');
    await page.goto('/ar');
    await expect(font).toHaveAttribute('integrity', /^sha384-.{64}$/);
    const integrity = await font.getAttribute('integrity');
    await page.goto('/');
    await waitForHydration(page);
    await page.locator('button[popovertarget="language-list"]').click();
    await page.locator('#language-list').getByRole('link', { name: 'العربية' }).click();
    await expect(font).toHaveAttribute('integrity', integrity!);
    await expect.poll(() => font.evaluate((link: HTMLLinkElement) => link.sheet !== null)).toBe(true);
  });
});
