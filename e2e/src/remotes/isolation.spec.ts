import { activate } from '@lens/build/registry/activate';
import { publish } from '@lens/build/registry/publish';
import { deactivate } from '@lens/build/registry/take-back';
import { Builds } from '@lens/build/testing/builds';
import type { Page } from '@playwright/test';
import { copy } from '../copy.ts';
import { expect, test } from '../fixtures/test.ts';
import type { TestProduct } from '../fixtures/test-product.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';

const name = 'mfe-some';
const title = 'A page of another team';
const pageModule = './pages/some';

/** A federation container as small as it can be. @param onPage runs when its page is shown */
const container = (globalCode: string, onPage: string) => `
var mfe_some = (() => {
  let react;
  return {
    init(scope) { react = Object.values(scope.react)[0].lib(); },
    async get() {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
      link.href = document.currentScript?.src ?? new URL('page.css', folder).href;
      await new Promise((resolve) => { link.onload = resolve; link.onerror = resolve; document.head.append(link); });
      ${globalCode}
      return () => ({ Page() { react.useEffect(() => { ${onPage} }); return react.createElement('h1', null, ${JSON.stringify(title)}); } });
    },
  };
})();
var folder = document.currentScript.src;
`;

interface Hostile {
  /** Of its style sheet. */
  css?: string;
  /** Runs once its page is opened. */
  globalCode?: string;
  /** Runs when its page is shown. */
  onPage?: string;
}

/** A site with a page of another team while `work` runs. */
async function withRemote(product: TestProduct, hostile: Hostile, work: () => Promise<void>): Promise<void> {
  const builds = new Builds();
  const { css = '', globalCode = '', onPage = '' } = hostile;
  const version = `1.0.0-${Date.now()}`;
  const build = builds.write(name, version, {
    manifest: { assets: { [pageModule]: { scripts: ['remoteEntry.js'], styles: ['page.css'] } } },
    files: { 'remoteEntry.js': container(globalCode, onPage), 'page.css': css },
  });
  try {
    await publish(build, product);
    // The gate would refuse it.
    await activate(product, name, version, { unchecked: true });
    await work();
  } finally {
    await deactivate(product, name);
    builds.remove();
  }
}

/** From the contact page to that of the other team and back, without the address bar. */
async function goThereAndBack(page: Page): Promise<void> {
  await page.goto('/contact');
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('banner').getByRole('link', { name: 'Some', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page
    .getByRole('banner')
    .getByRole('link', { name: copy('en', 'common:menu.about') })
    .first()
    .click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy('en', 'common:about.hero.title'));
}
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

test.describe('What a remote does to the document', () => {
  test('ends with its page: its styles apply to no page of another team [ISOLATION-1]', async ({
    page,
    product,
  }) => {
    const css = 'body { display: none } * { color: rgb(1, 2, 3) !important } :root { --ink: red }';
    await withRemote(product, { css }, async () => {
      await page.goto('/contact');
      await waitForHydration(page);
      const before = await page.evaluate(() => getComputedStyle(document.querySelector('h1')!).color);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page.getByRole('banner').getByRole('link', { name: 'Some', exact: true }).click();
      await expect(page.locator('body')).toHaveCSS('display', 'none');
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        copy('en', 'common:contact.hero.title'),
      );
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', before);
      expect(await isSameDocument(page)).toBe(true);
    });
  });

  test('that is nothing leaves pages of other teams in the same document [ISOLATION-2]', async ({
    page,
    product,
  }) => {
    await withRemote(
      product,
      {
        onPage:
          'const f = () => 0; addEventListener("resize", f); return () => removeEventListener("resize", f);',
      },
      async () => {
        await goThereAndBack(page);
        expect(await isSameDocument(page)).toBe(true);
      },
    );
  });

  for (const [what, globalCode] of [
    ['a changed fetch', 'window.fetch = () => Promise.reject(new Error("no network"));'],
    ['a changed pushState', 'history.pushState = () => undefined;'],
    ['a changed Array', 'Array.prototype.map = () => [];'],
    [
      'a listener that stops every click',
      'addEventListener("click", (event) => event.preventDefault(), true);',
    ],
  ] as const)
    test(`that is ${what} ends with its document, and the next page of another team works [ISOLATION-2]`, async ({
      page,
      product,
    }) => {
      await withRemote(product, { onPage: `setTimeout(() => { ${globalCode} });` }, async () => {
        await page.goto('/contact');
        await waitForHydration(page);
        await page.evaluate(() => Object.assign(window, { sameDocument: true }));
        await page.getByRole('banner').getByRole('link', { name: 'Some', exact: true }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await page.goBack();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          copy('en', 'common:contact.hero.title'),
        );
        expect(await isSameDocument(page)).toBe(false);
        await waitForHydration(page);
        await page
          .getByRole('banner')
          .getByRole('link', { name: copy('en', 'common:menu.about') })
          .first()
          .click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          copy('en', 'common:about.hero.title'),
        );
      });
    });

  test('and fails without being caught is reported under its name [ISOLATION-4]', async ({
    page,
    product,
    faults,
  }) => {
    faults.expect(/thrown late/);
    const reports: unknown[] = [];
    await page.route('**/api/events', (route) => {
      reports.push(route.request().postDataJSON());
      return route.fulfill({ status: 204 });
    });
    await withRemote(
      product,
      { onPage: 'setTimeout(() => { throw new Error("thrown late"); });' },
      async () => {
        await page.goto(`/${name}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect
          .poll(() => reports)
          .toContainEqual(
            expect.objectContaining({
              kind: 'remote_failure',
              remote: name,
              stage: 'uncaught',
              route: `/${name}`,
            }),
          );
      },
    );
  });
});

test.describe('A link to another team’s page', () => {
  test.use({ savesData: false });
  test('that is pointed at fetches a file and runs nothing [ISOLATION-3]', async ({ page, product }) => {
    await withRemote(product, { globalCode: 'globalThis.ran = true;' }, async () => {
      await page.goto('/contact');
      await waitForHydration(page);
      const fetching = page.waitForRequest(/\/remotes\/mfe-some\/[^/]+\/remoteEntry\.js$/);
      await page.getByRole('banner').getByRole('link', { name: 'Some', exact: true }).hover();
      expect(await (await fetching).response().then((answer) => answer!.status())).toBe(200);
      expect(await page.evaluate(() => ['ran' in globalThis, 'mfe_some' in globalThis])).toEqual([
        false,
        false,
      ]);
    });
  });
});
