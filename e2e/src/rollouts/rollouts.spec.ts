import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { activate } from '@lens/build/registry/activate';
import { withdraw } from '@lens/build/registry/take-back';
import { readRegistry } from '@lens/build/registry/registry-file';
import type { Store } from '@lens/build/signing/store';
import { Builds } from '@lens/build/testing/builds';
import type { Page } from '@playwright/test';
import { copy } from '../copy.ts';
import { publishChanged, throwsInBrowser, throwsInPage } from '../fixtures/remote-versions.ts';
import { withSecondShell } from '../fixtures/second-shell.ts';
import { expect, test } from '../fixtures/test.ts';
import type { TestProduct } from '../fixtures/test-product.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { changeTitle, newTitle, versionIn } from './changed-version.ts';

const name = 'mfe-public';
interface RolledOut {
  url: string;
  store: Store;
  candidate: string;
  stable: string;
  readLog: () => string;
}

/** Runs a shell with remotes of its own, of which a changed one is rolled out to half of the visitors. */
async function withRollout(
  product: TestProduct,
  change: (folder: string) => void,
  work: (site: RolledOut) => Promise<void>,
): Promise<void> {
  const builds = new Builds();
  let output = '';
  try {
    cpSync(product.remotesFolder, builds.remotes, { recursive: true });
    const store = { ...builds.store, keysFolder: product.keysFolder };
    const stable = (await readRegistry(builds.remotes)).remotes[name]!.version;
    const candidate = await publishChanged({ ...product, ...store }, name, (folder) => {
      changeTitle(folder);
      change(folder);
    });
    await activate(store, name, candidate, { percent: 50 });
    await withSecondShell(
      product,
      {
        REMOTES_DIR: builds.remotes,
        DATA_DIR: path.join(builds.folder, 'shell'),
        TRUSTED_ROOT: path.join(product.keysFolder, 'root.json'),
      },
      (url) => work({ url, store, candidate, stable, readLog: () => output }),
      (text) => (output += text),
    );
  } finally {
    builds.remove();
  }
}

const visit = (url: string, number?: number) =>
  fetch(url, number === undefined ? {} : { headers: { cookie: `site_version=${number}` } });

/** A visitor's number whose version is this one. */
async function numberWith(url: string, version: string): Promise<number> {
  for (let number = 0; ; number += 1)
    if (versionIn(await (await visit(`${url}/about`, number)).text()) === version) return number;
}

async function becomeVisitor(page: Page, { url, candidate }: RolledOut): Promise<void> {
  const number = await numberWith(url, candidate);
  await page.context().addCookies([{ name: 'site_version', value: String(number), url }]);
}

test.describe('A version for a share of the visitors', () => {
  test('is the same for a visitor on the server, from the cache and in the browser [ROLLOUT-4]', async ({
    page,
    product,
  }) => {
    await withRollout(
      product,
      () => undefined,
      async (site) => {
        const { url, store, candidate, stable } = site;
        const first = await visit(`${url}/es/about`);
        expect(first.headers.get('set-cookie')).toMatch(
          /^site_version=\d{1,4}; Path=\/; Max-Age=2592000; SameSite=Lax$/,
        );
        expect(first.headers.get('cache-control')).toBe('private, no-cache');
        expect(first.headers.get('vary')).toContain('Cookie');
        const versions = new Map<number, string>();
        for (let number = 0; number < 40; number += 1) {
          const answers = await Promise.all(
            ['/about', '/es/about', '/contact'].map(async (address) => {
              const answer = await visit(url + address, number);
              expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null]);
              return versionIn(await answer.text());
            }),
          );
          expect(new Set(answers).size, String(number)).toBe(1);
          versions.set(number, answers[0]!);
        }
        const ofCandidate = [...versions]
          .filter(([, version]) => version === candidate)
          .map(([number]) => number);
        expect(ofCandidate.length).toBeGreaterThan(8);
        expect(ofCandidate.length).toBeLessThan(32);

        await becomeVisitor(page, site);
        await page.goto(`${url}/about`);
        await waitForHydration(page);
        const menuEntry = page.getByRole('banner').getByRole('link', { name: newTitle });
        await expect(menuEntry.first()).toBeVisible();
        const loaded = await page.evaluate(() =>
          performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname),
        );
        const folders = loaded.flatMap(
          (address) => /^\/remotes\/mfe-public\/([^/]+)\//.exec(address)?.[1] ?? [],
        );
        expect([...new Set(folders)]).toEqual([candidate]);

        await activate(store, name, candidate, { percent: 90 });
        for (const number of ofCandidate)
          expect(versionIn(await (await visit(`${url}/about`, number)).text())).toBe(candidate);
        await withdraw(store, name);
        for (const number of ofCandidate) {
          const answer = await visit(`${url}/es/about`, number);
          expect(versionIn(await answer.text())).toBe(stable);
          expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
        }
        expect((await visit(`${url}/about`)).headers.get('set-cookie')).toBeNull();
      },
    );
  });

  test('that fails on the server is replaced by the stable one in the same answer, for this visitor [ROLLOUT-5]', async ({
    product,
  }) => {
    await withRollout(
      product,
      throwsInPage('./pages/about/about'),
      async ({ url, candidate, stable, readLog }) => {
        // The About page fails, so the visitor is found on another one.
        let number = 0;
        while (versionIn(await (await visit(`${url}/contact`, number)).text()) !== candidate) number += 1;
        const answer = await visit(`${url}/about`, number);
        expect(answer.status).toBe(200);
        expect(versionIn(await answer.text())).toBe(stable);
        const cookie = answer.headers.get('set-cookie')!;
        expect(cookie).toMatch(new RegExp(`^site_version=${number}_[a-f0-9]{16}\\.f; `));
        const next = await fetch(`${url}/contact`, { headers: { cookie: cookie.split(';')[0]! } });
        expect(versionIn(await next.text())).toBe(stable);
        // A line is written with those of the next tenth of a second.
        await expect
          .poll(readLog)
          .toMatch(new RegExp(`"version":"${candidate}","route":"/about".*remote failed on the server`));
        // Who posts a form gets their answer, too.
        expect(versionIn(await (await visit(`${url}/contact`, number)).text())).toBe(candidate);
      },
    );
  });

  test('that fails in the browser keeps what was typed, and the next page is the stable one [ROLLOUT-6]', async ({
    page,
    product,
    faults,
  }) => {
    faults.expect(/broken on purpose/);
    faults.expect(/The remote mfe-public .* failed/);
    const outcomes: unknown[] = [];
    await page.route('**/api/rollouts/outcomes', (route) => {
      outcomes.push(route.request().postDataJSON());
      return route.fulfill({ status: 204 });
    });
    const breakLater = (folder: string) => {
      throwsInBrowser({ globalName: 'mfe_public', module: './pages/contact/contact', moment: 'effect' })(
        folder,
      );
      // Once something was typed.
      const entry = path.join(folder, 'remoteEntry.js');
      writeFileSync(
        entry,
        readFileSync(entry, 'utf8').replace(
          'React.useEffect(fail);',
          `const [, again] = React.useState(0); globalThis.breakNow = () => { globalThis.broken = true; again(1); };
           if (globalThis.broken) fail();`,
        ),
      );
    };
    await withRollout(product, breakLater, async (site) => {
      const { url, candidate, stable } = site;
      await becomeVisitor(page, site);
      await page.goto(`${url}/contact`);
      await waitForHydration(page);
      await page.locator('[name=firstName]').fill('Ana');
      await page.locator('[name=message]').fill('Since 2011');
      await page.locator('[name=preferredContact][value=email]').check();
      await page.evaluate(() => (globalThis as unknown as { breakNow: () => void }).breakNow());
      await expect(
        page.getByRole('heading', { level: 2, name: copy('en', 'navigation:failure.title') }),
      ).toBeVisible();
      await expect(page.locator('[name=firstName]')).toHaveValue('Ana');
      await expect(page.locator('[name=message]')).toHaveValue('Since 2011');
      await expect(page.locator('[name=preferredContact][value=email]')).toBeChecked();
      expect(outcomes).toEqual([
        {
          rollout: expect.stringMatching(/^[a-f0-9]{16}$/) as unknown,
          remote: name,
          version: candidate,
          arm: 'candidate',
          failed: true,
        },
      ]);
      await page.getByRole('banner').getByRole('link', { name: newTitle }).first().click();
      await expect(
        page
          .getByRole('banner')
          .getByRole('link', { name: copy('en', 'common:menu.about'), exact: true })
          .first(),
      ).toBeVisible();
      await expect(page).toHaveURL(`${url}/about`);
      expect(versionIn(await page.content())).toBe(stable);
      // The shell ends with the test, and the page would ask in vain.
      await waitForHydration(page);
    });
  });
});
