import path from 'node:path';
import { writeFileSync } from 'node:fs';
import { activate } from '../../activate';
import { publish, publishAll } from '../../publish';
import { readRegistry } from '../../registry-file';
import { rollback } from '../../take-back';
import { Builds, type BuildChanges } from '../../../testing/builds';
import { signVersionAsItIs } from '../../../testing/sign';
import { readComposition } from '../composition';
import type { Finding } from '../finding';
import { findStaticProblems } from './static';

const name = 'mfe-some';
const neighbour = 'mfe-first';
const page = './pages/some';

let builds: Builds;
beforeEach(() => {
  builds = new Builds();
});
afterEach(() => builds.remove());

const texts = (more: object) => ({
  'locales/en/mfe-some.json': JSON.stringify({ menu: 'Some', ...more }),
  'locales/es/mfe-some.json': JSON.stringify({ menu: 'Algo', ...more }),
});
const route = {
  id: 'some',
  path: '/mfe-some',
  module: page,
  surface: 'public',
  copy: [name],
  languages: ['en', 'es'],
};
const second = { ...route, id: 'more', path: '/mfe-some/more' };
const stable: BuildChanges = {
  manifest: {
    routes: [route, second],
    layouts: [{ id: 'frame', module: './layout' }],
    overlays: [{ id: 'over', module: './over', roles: ['admin'] }],
    navigation: [],
  },
  files: texts({ hours: { monday: 'Nine' } }),
};
const other: BuildChanges = {
  manifest: {
    routes: [
      {
        ...route,
        id: 'first',
        path: '/mfe-first',
        copy: [neighbour, 'mfe-some:hours.monday'],
        layout: 'frame',
        languages: ['en'],
      },
    ],
    navigation: [
      {
        id: 'to-more',
        menu: 'footer',
        order: 1,
        label: 'mfe-first:menu',
        path: '/mfe-some/more#top',
      },
    ],
  },
};

/** Publishes a version beside a stable one and a neighbour that uses what it offers. */
async function judge(changes: BuildChanges, before: BuildChanges = {}): Promise<Finding[]> {
  const first = { ...stable, files: { ...stable.files, ...before.files } };
  await publishAll([builds.write(name, '1.0.0', first)], builds.store);
  await publishAll([builds.write(neighbour, '1.0.0', other)], builds.store);
  await publish(
    builds.write(name, '2.0.0', {
      manifest: { ...stable.manifest, ...changes.manifest },
      files: { ...stable.files, ...changes.files },
    }),
    builds.store,
  );
  const registry = await readRegistry(builds.remotes);
  return findStaticProblems(await readComposition(builds.remotes, registry, name, '2.0.0'));
}

const shared = (remote: string, over: object) => ({
  'mf-manifest.json': JSON.stringify({ shared: [{ name: remote, singleton: true, ...over }] }),
});
const own = { js: { sync: ['react.js'], async: [] } };
const random = (length: number) => {
  // Text that no compression makes small, and that every run writes the same.
  let state = 1;
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(33 + (state % 90));
  }).join('');
};
const scripts = (...names: string[]) => ({
  assets: { [page]: { scripts: ['remoteEntry.js', ...names], styles: [] } },
});

describe('Static checks refuse a version', () => {
  it.each<[string, BuildChanges, Partial<Finding>]>([
    [
      'without a layout that pages of another remote have [GATE-2]',
      { manifest: { layouts: [] } },
      { check: 'removed', victim: { remote: neighbour, page: '/mfe-first' } },
    ],
    [
      'without a page that menus of another remote lead to [GATE-2]',
      { manifest: { routes: [route] } },
      { check: 'removed', victim: { remote: neighbour } },
    ],
    [
      'without a text that pages of another remote show [GATE-2]',
      { files: texts({ hours: { tuesday: 'Ten' } }) },
      { check: 'removed', victim: { remote: neighbour, page: '/mfe-first' } },
    ],
    [
      'without a namespace of which pages of another remote show texts [GATE-2]',
      {
        manifest: {
          namespaces: ['mfe-some-else'],
          routes: [route, second].map((one) => ({ ...one, copy: [] })),
        },
        files: {
          'locales/en/mfe-some-else.json': '{"menu":"Some"}',
          'locales/es/mfe-some-else.json': '{"menu":"Algo"}',
        },
      },
      { check: 'removed', victim: { remote: neighbour, page: '/mfe-first' } },
    ],
    [
      'with a page in a layout that nobody offers [GATE-2]',
      { manifest: { routes: [{ ...route, layout: 'gone' }, second] } },
      { check: 'removed', victim: { remote: name, page: '/mfe-some' } },
    ],
    [
      'with a copy of React of another major version [GATE-3]',
      { files: shared('react', { version: '18.2.0', requiredVersion: false, assets: own }) },
      { check: 'share scope', victim: { remote: name } },
    ],
    [
      'with a copy of React that is no singleton [GATE-3]',
      {
        files: shared('react', {
          version: '19.3.1',
          singleton: false,
          requiredVersion: '^19.0.0',
          assets: own,
        }),
      },
      { check: 'share scope', victim: { remote: name } },
    ],
    [
      'without a chunk that a module needs [GATE-4]',
      {
        files: {
          'mf-manifest.json': JSON.stringify({
            exposes: [{ name: 'some', assets: { js: { sync: ['gone.js'], async: [] } } }],
          }),
        },
      },
      { check: 'files', change: expect.stringContaining('gone.js') as string },
    ],
    [
      'without a picture that a style sheet shows [GATE-4]',
      {
        files: {
          'some.css': '.a{background:url("./gone.png#x")} .b{background:url(data:image/png;base64,AA)}',
        },
      },
      { check: 'files', change: 'url() in some.css' },
    ],
    [
      'whose page has more scripts than the limit [GATE-4]',
      { manifest: scripts('large.js'), files: { 'large.js': `//${random(70_000)}` } },
      { check: 'size', victim: { remote: name, page: '/mfe-some' } },
    ],
    [
      'with a rule for elements of every page [GATE-5]',
      { files: { 'some.css': '.a{color:red}\n@media print{body{display:none}}' } },
      {
        check: 'style scope',
        victim: { remote: 'shell' },
        change: expect.stringMatching(/^line 2 of some\.css/) as string,
      },
    ],
  ])('%s', async (_case, changes, expected) => {
    const refusals = (await judge(changes)).filter(({ severity }) => severity === 'refusal');
    expect(refusals).toContainEqual(expect.objectContaining(expected));
    expect([...new Set(refusals.map(({ check }) => check))]).toEqual([expected.check]);
  });

  it('that nothing is wrong with by no finding at all', async () => {
    expect(
      await judge({
        files: shared('react', { requiredVersion: '^19.0.0', assets: { js: { sync: [], async: [] } } }),
      }),
    ).toEqual([]);
  });
});

describe('Static checks note', () => {
  it.each<[string, BuildChanges, Partial<Finding>]>([
    [
      'a language that a page loses',
      { manifest: { routes: [{ ...route, languages: ['en'] }, second] } },
      { check: 'languages', problem: 'visitors who read it in es will read it in English.' },
    ],
    [
      'a page that goes',
      { manifest: { routes: [second] } },
      { check: 'removed', victim: { remote: name, page: '/mfe-some' } },
    ],
    [
      'a menu entry that leads nowhere',
      {
        manifest: {
          navigation: [{ id: 'lost', menu: 'footer', order: 1, label: 'mfe-some:menu', path: '/nowhere' }],
        },
      },
      { check: 'removed', change: '"path" of menu entry lost' },
    ],
    [
      'a page that grows by more than half',
      { manifest: scripts('large.js'), files: { 'large.js': `//${random(30_000)}` } },
      { check: 'size', victim: { remote: name, page: '/mfe-some' } },
    ],
  ])('%s', async (_case, changes, expected) => {
    const findings = await judge(changes);
    expect(findings).toContainEqual(expect.objectContaining({ ...expected, severity: 'note' }));
    expect(findings.filter(({ severity }) => severity === 'refusal')).toEqual([]);
  });

  it('a protected term that a page no longer says', async () => {
    const terms = (some: object) => ({ files: { 'terms.json': JSON.stringify({ some }) } });
    const findings = await judge(terms({ LASIK: 1 }), terms({ LASIK: 2, PRK: 1 }));
    expect(findings).toMatchObject([{ check: 'terms', problem: 'it no longer says PRK.' }]);
  });
});

describe('An activation', () => {
  const without = { manifest: { layouts: [] } };

  it('is refused with victim, field and page of the documents, and changes nothing [GATE-2]', async () => {
    await judge(without);
    const refused = activate(builds.store, name, '2.0.0');
    await expect(refused).rejects.toThrow(
      /mfe-some 2\.0\.0 was not activated:\n {2}- removed: mfe-first \/mfe-first: .*layout frame.*\n {6}change "layouts".*; read docs\/teams\.md/,
    );
    expect((await readRegistry(builds.remotes)).remotes[name]?.version).toBe('1.0.0');
  });

  it('without checks, and a rollback, ask no gate [GATE-9]', async () => {
    await judge(without);
    await activate(builds.store, name, '2.0.0', { unchecked: true });
    await publish(builds.write(name, '3.0.0', stable), builds.store);
    await activate(builds.store, name, '3.0.0');
    expect(await rollback(builds.store, name)).toMatchObject({ version: '2.0.0' });
  });

  it.each([
    ['an overlay', { manifest: { overlays: [{ id: 'over', module: './over', roles: ['admin'] }] } }],
    ['a container name', { manifest: { globalName: 'mfe_some' } }],
  ])('is refused for %s that another remote has by now [GATE-1]', async (_case, changes) => {
    await publish(builds.write('mfe-third', '1.0.0', changes), builds.store);
    await publishAll([builds.write(name, '1.0.0', stable)], builds.store);
    await expect(activate(builds.store, 'mfe-third', '1.0.0')).rejects.toThrow(
      /belongs to mfe-some, which is active/,
    );
  });

  it('is refused for a file that the list of hashes lacks, also if the team signed that [GATE-4]', async () => {
    await judge({});
    const manifest = path.join(builds.remotes, name, '2.0.0', 'remote.json');
    const changed = { ...stable.manifest, ...scripts('gone.js') };
    const whole = JSON.parse(
      JSON.stringify(
        await readComposition(builds.remotes, await readRegistry(builds.remotes), name, '2.0.0'),
      ),
    ) as {
      candidate: { manifest: object };
    };
    writeFileSync(manifest, JSON.stringify({ ...whole.candidate.manifest, ...changed }));
    await signVersionAsItIs(builds.store, name, '2.0.0');
    await expect(activate(builds.store, name, '2.0.0')).rejects.toThrow(
      /assets of \.\/pages\/some: there is no gone\.js/,
    );
  });
});

describe('Settings that a version needs [GATE-15]', () => {
  it('are those of the site, or it is refused, by the name of the one that is missing', async () => {
    const settings = ['mainPhone', 'faxNumber', 'awards'];
    expect(await judge({ manifest: { ...stable.manifest, settings } })).toContainEqual({
      check: 'settings',
      severity: 'refusal',
      victim: { remote: name },
      problem: expect.stringMatching(/needs the setting faxNumber, and this site has address, awards, /),
      change: `"faxNumber" of "settings" in the manifest of ${name}`,
    });
  });

  it.each([[['mainPhone', 'awards']], [undefined]])('pass where the site has them: %s', async (settings) => {
    const found = await judge({ manifest: { ...stable.manifest, ...(settings && { settings }) } });
    expect(found.filter(({ check }) => check === 'settings')).toEqual([]);
  });
});
