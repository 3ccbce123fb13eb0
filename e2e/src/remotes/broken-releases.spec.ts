import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { activate } from '@lens/build/registry/activate';
import { publishAll } from '@lens/build/registry/publish';
import type { Store } from '@lens/build/signing/store';
import { Builds } from '@lens/build/testing/builds';
import type { Readiness } from '@lens/contracts/health';
import { copy } from '../copy.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { withSecondShell } from '../fixtures/second-shell.ts';
import { expect, test } from '../fixtures/test.ts';
import type { TestProduct } from '../fixtures/test-product.ts';

const name = 'mfe-some';
const version = '1.0.0';
const previousVersion = '0.9.0';
const title = 'A page of another team';

/** The server module of each page of the remote, by the last segment of its address. */
const pages = {
  fine: `{ Page: titled }`,
  rejects: `{ Page: titled, load: async ({ api }) => {
    const refused = () => api.get('/articles/public', { query: { nonsense: 'x' } });
    const [one, two] = [refused(), refused()];
    await one; return await two; } }`,
  timer: `{ Page: titled, load: async () => { setTimeout(() => { throw new Error('too late'); }, 5); return {}; } }`,
  late: `{ Page: titled, load: async () => { setTimeout(() => Promise.reject(new Error('later')), 5); return {}; } }`,
  head: `{ Page: titled, head: () => { throw new Error('no head'); } }`,
  headless: `{ Page: titled, head: () => ({ title: 5 }) }`,
  number: `{ Page: titled, load: async () => ({ count: 1n }) }`,
  circle: `{ Page: titled, load: async () => { const data = {}; data.own = data; return data; } }`,
  action: `{ Page: titled, action: async () => { throw new Error('no answer'); } }`,
  stuck: `{ Page: titled, action: () => never }`,
  throws: `{ Page: () => { throw new Error('no page'); } }`,
  waits: `{ Page: () => { React.use(never); return titled(); } }`,
  module: `never`,
  blocks: `{ Page: () => { for (;;); } }`,
  exits: `{ Page: () => process.exit(0) }`,
  kills: `{ Page: () => process.kill(process.pid, 'SIGKILL') }`,
  buffers: `{ Page: () => { const all = []; for (;;) if (all.length < 60) all.push(Buffer.alloc(16e6).fill(1)); } }`,
  fills: `{ Page: () => { const all = []; for (;;) all.push(Array.from({ length: 1e4 }, (_, i) => 'x' + i)); } }`,
};
type Kind = keyof typeof pages;

const bundle = `
const React = require('react');
const never = new Promise(() => undefined);
const titled = () => React.createElement('h1', null, ${JSON.stringify(title)});
exports.modules = {
${Object.entries(pages)
  .map(([kind, page]) => `  './pages/${kind}': () => Promise.resolve(${page}),`)
  .join('\n')}
};
`;

const routes = Object.keys(pages).map((kind) => ({
  id: kind,
  path: `/${name}/${kind}`,
  module: `./pages/${kind}`,
  surface: 'public',
  action: kind === 'action' || kind === 'stuck',
}));

/** Starts a second shell on its own copy of the remotes, of which one is broken. */
async function withBrokenRelease(
  product: TestProduct,
  breakRelease: (folder: string) => void,
  work: (url: string, store: Store, readLog: () => string) => Promise<void>,
): Promise<void> {
  let output = '';
  const builds = new Builds();
  try {
    cpSync(product.remotesFolder, builds.remotes, { recursive: true });
    const store = { ...builds.store, keysFolder: product.keysFolder };
    const change = { manifest: { routes, assets: {} }, files: { 'server/index.cjs': bundle } };
    for (const one of [previousVersion, version]) await publishAll([builds.write(name, one, change)], store);
    breakRelease(path.join(builds.remotes, name, version));
    await withSecondShell(
      product,
      { REMOTES_DIR: builds.remotes },
      (url) => work(url, store, () => output),
      (text) => (output += text),
    );
  } finally {
    builds.remove();
  }
}

const ask = (url: string, kind: Kind) => fetch(`${url}/${name}/${kind}`);
/** Posts a form as a browser does without JavaScript. */
const post = (url: string, kind: Kind) =>
  fetch(`${url}/${name}/${kind}`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'a=b',
  });
const readinessOf = async (url: string) => {
  const answer = await fetch(`${url}/readyz`);
  return { status: answer.status, ...((await answer.json()) as Readiness) };
};

/** Expects the answer for a page of an unavailable remote: 503 in the layout, not 404. */
async function expectUnavailable(answer: Response, label = 'away'): Promise<void> {
  const { status, headers } = answer;
  const answered = [status, headers.get('retry-after'), headers.get('cache-control')];
  expect(answered, label).toEqual([503, '5', 'no-store']);
  const html = await answer.text();
  expect(html, label).toContain(copy('en', 'navigation:failure.title'));
  expect(html, label).toContain(copy('en', 'common:menu.contact'));
}

async function expectOthersServed(url: string): Promise<void> {
  for (const address of ['/', '/contact', '/es', '/ar/procedures/lasik', '/admin/login'])
    expect((await fetch(url + address)).status, address).toBe(200);
}

test.describe('A broken release in a fresh process', () => {
  for (const [label, breakRelease, problem] of [
    [
      'whose English texts are not JSON',
      (folder: string) =>
        writeFileSync(path.join(folder, 'locales', 'en', `${name}.json`), '{"menu":"Some",}'),
      /locales\/en\/mfe-some\.json is not the file that its team signed/,
    ],
    [
      'whose manifest is gone',
      (folder: string) => rmSync(path.join(folder, 'remote.json')),
      /remote\.json cannot be read/,
    ],
    [
      'whose folder is gone',
      (folder: string) => rmSync(folder, { recursive: true }),
      /hashes\.json is missing/,
    ],
    [
      'whose manifest was changed',
      (folder: string) => writeFileSync(path.join(folder, 'remote.json'), '{}'),
      /is not the file that the registry names/,
    ],
  ] as const) {
    test(`${label} is the only one left out, and readiness names it [FAULT-23]`, async ({ product }) => {
      await withBrokenRelease(product, breakRelease, async (url, store) => {
        await expectOthersServed(url);
        await expectUnavailable(await ask(url, 'fine'));
        await expectUnavailable(await post(url, 'action'));
        const printed = await fetch(`${url}/${name.toUpperCase()}/FINE`, { redirect: 'manual' });
        expect([printed.status, printed.headers.get('location')]).toEqual([301, `/${name}/fine`]);
        expect((await fetch(`${url}/${name}/nothing`)).status).toBe(404);
        const { status, registry } = await readinessOf(url);
        expect([status, registry.ok]).toEqual([200, true]);
        expect(registry.remotes).toMatchObject([{ name, version, served: null }]);
        expect(registry.remotes?.[0]?.problem).toMatch(problem);
        // A broken remote must not block the release of another team.
        const [other, activeVersion] = Object.entries(await activeVersions(url)).find(
          ([one]) => one === 'mfe-admin',
        )!;
        await activate(store, other, activeVersion);
        await expectOthersServed(url);
      });
    });
  }

  test('shows a notice on its page, with a button that loads the page once the release is repaired', async ({
    page,
    product,
    faults,
  }) => {
    faults.expect(/503 \(Service Unavailable\)/);
    // The release has code for the server only.
    faults.expect(/The remote mfe-some 1\.0\.0 failed/);
    const texts = (folder: string) => path.join(folder, 'locales', 'en', `${name}.json`);
    let whole = '';
    const breakRelease = (folder: string) => {
      whole = readFileSync(texts(folder), 'utf8');
      writeFileSync(texts(folder), '{');
    };
    await withBrokenRelease(product, breakRelease, async (url, store) => {
      await page.goto(`${url}/${name}/fine`);
      await waitForHydration(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        copy('en', 'navigation:failure.title'),
      );
      await expect(page.getByRole('banner')).toBeVisible();
      writeFileSync(texts(path.join(store.remotesFolder, name, version)), whole);
      await page.getByRole('button', { name: copy('en', 'navigation:failure.retry') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(
        page.getByRole('heading', { level: 2, name: copy('en', 'navigation:failure.title') }),
      ).toBeVisible();
    });
  });

  test('whose Spanish texts are not JSON is served in English, and other remotes in Spanish', async ({
    product,
  }) => {
    const breakRelease = (folder: string) =>
      writeFileSync(path.join(folder, 'locales', 'es', `${name}.json`), '{"menu":');
    await withBrokenRelease(product, breakRelease, async (url) => {
      await expectOthersServed(url);
      expect(await (await fetch(`${url}/es`)).text()).toContain('<html lang="es"');
      const page = await fetch(`${url}/es/${name}/fine`);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('<html lang="en"');
    });
  });
});

const activeVersions = async (url: string): Promise<Record<string, string>> => {
  const { remotes } = (await (await fetch(`${url}/remotes/registry.json`)).json()) as {
    remotes: Record<string, { version: string }>;
  };
  return Object.fromEntries(Object.entries(remotes).map(([remote, entry]) => [remote, entry.version]));
};

test.describe('Server code of a remote', () => {
  test('that leaves a rejected promise or a throwing timer behind breaks no page', async ({ product }) => {
    await withBrokenRelease(
      product,
      () => undefined,
      async (url, _remotes, readLog) => {
        for (const kind of ['rejects', 'timer', 'late'] as const) {
          for (let visit = 0; visit < 5; visit += 1) {
            const answer = await ask(url, kind);
            expect(answer.status, kind).toBe(200);
            expect(await answer.text()).toContain(title);
          }
          const failure = new RegExp(`"remote":"${name}","version":"${version}","route":"/${name}/${kind}"`);
          await expect.poll(readLog, kind).toMatch(failure);
        }
        await expectOthersServed(url);
        expect((await readinessOf(url)).status).toBe(200);
      },
    );
  });

  test('that fails in head, load, action or render breaks only its own page, which says so in the layout', async ({
    product,
  }) => {
    await withBrokenRelease(
      product,
      () => undefined,
      async (url) => {
        for (const kind of ['head', 'headless', 'number', 'circle', 'throws'] as const) {
          await expectUnavailable(await ask(url, kind), kind);
        }
        await expectUnavailable(await post(url, 'action'));
        await expectOthersServed(url);
      },
    );
  });

  test('that never answers is abandoned, and its page says so in the layout', async ({ product }) => {
    await withBrokenRelease(
      product,
      () => undefined,
      async (url) => {
        const stuck = [ask(url, 'waits'), ask(url, 'module'), post(url, 'stuck')];
        const [other, ...answers] = await Promise.all([fetch(url), ...stuck]);
        expect(other.status).toBe(200);
        for (const answer of answers) await expectUnavailable(answer);
      },
    );
  });

  test('that blocks its thread, fills its memory, or ends its process takes down its own page alone [PAGES-16]', async ({
    product,
  }) => {
    await withBrokenRelease(
      product,
      () => undefined,
      async (url, _remotes, readLog) => {
        const isPending = { blocks: true };
        const blocked = Promise.all([1, 2, 3].map(() => ask(url, 'blocks'))).finally(
          () => (isPending.blocks = false),
        );
        // Each address is new, so that none of these comes from the cache.
        for (const address of ['/', '/contact', '/es/procedures/lasik', `/${name}/fine`])
          expect((await fetch(`${url}${address}?beside=blocked`)).status, address).toBe(200);
        expect(isPending.blocks).toBe(true);
        for (const answer of await blocked) await expectUnavailable(answer, 'blocks');

        for (const kind of ['exits', 'kills', 'fills', 'buffers'] as const) {
          await expectUnavailable(await ask(url, kind), kind);
          await expectOthersServed(url);
        }
        expect((await fetch(`${url}/healthz`)).status).toBe(200);
        expect(readLog().match(/"msg":"listening"/g)).toHaveLength(1);
        for (const kind of ['blocks', 'exits', 'fills', 'buffers'])
          expect(readLog()).toMatch(
            new RegExp(
              `"remote":"${name}","version":"${version}","route":"/${name}/${kind}".*ended the thread`,
            ),
          );
      },
    );
  });
});
