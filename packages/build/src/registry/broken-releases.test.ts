import path from 'node:path';
import { writeFileSync } from 'node:fs';
import { Builds, type BuildChanges } from '../testing/builds';
import { activate } from './activate';
import { publish, publishAll } from './publish';
import { readRegistry } from './registry-file';

let builds: Builds;
beforeEach(() => {
  builds = new Builds();
});
afterEach(() => builds.remove());

const route = { id: 'some', path: '/mfe-some', module: './pages/some', surface: 'public' };
const entry = { id: 'some', menu: 'header', order: 1, label: 'mfe-some:menu', path: '/mfe-some' };
const shared = (name: string, requiredVersion: unknown) => ({
  'mf-manifest.json': JSON.stringify({ shared: [{ name, requiredVersion, singleton: true }] }),
});

const releases: [problem: string, changes: BuildChanges, error: RegExp][] = [
  ['an unknown field', { manifest: { colour: 'blue' } }, /The manifest: Unrecognized key.*colour/],
  ['a bad name', { manifest: { name: 'Some' } }, /name: Use lower-case letters/],
  ['a manifest that is not JSON', { files: { 'remote.json': '{ "name": ' } }, /remote\.json is not JSON: /],
  ['no manifest', { files: { 'remote.json': null } }, /There is no remote\.json in .*name the folder/],
  [
    'another platform',
    { manifest: { platform: '^2' } },
    /platform: This remote needs the platform \^2, and this site offers \^1\./,
  ],
  [
    'no platform',
    { manifest: { platform: undefined } },
    /platform: Name the version of the platform that the remote needs: "\^1"\./,
  ],
  [
    'another API',
    { manifest: { api: '^2' } },
    /api: This remote needs the API \^2, and this site offers \^1\./,
  ],
  ['no owner', { manifest: { owner: undefined } }, /Add "owner"/],
  [
    'a text file that is not JSON',
    { files: { 'locales/en/mfe-some.json': '{ "menu": "Some", }' } },
    /locales\/en\/mfe-some\.json is not JSON/,
  ],
  [
    'a text file of another language that is not JSON',
    { files: { 'locales/es/mfe-some.json': '' } },
    /locales\/es\/mfe-some\.json is not JSON/,
  ],
  [
    'texts that are lists',
    { files: { 'locales/en/mfe-some.json': '{"menu": ["Some"]}' } },
    /mfe-some\.json contains something other than texts/,
  ],
  [
    'a text under the key __proto__',
    { files: { 'locales/en/mfe-some.json': '{"__proto__": {"menu": "Some"}}' } },
    /mfe-some\.json contains something other than texts/,
  ],
  [
    'no English texts',
    { files: { 'locales/en/mfe-some.json': null } },
    /There is no locales\/en\/mfe-some\.json/,
  ],
  [
    'a globalName that is not ASCII',
    { manifest: { globalName: 'été' } },
    /globalName: Use the name of a variable/,
  ],
  [
    'a globalName of two lines',
    { manifest: { globalName: 'some\nother' } },
    /globalName: Use the name of a variable/,
  ],
  [
    'a globalName that would add to the content security policy',
    { manifest: { globalName: "x y; script-src-elem * 'unsafe-inline'" } },
    /globalName: Use the name of a variable/,
  ],
  [
    'too many routes',
    { manifest: { routes: Array.from({ length: 50_000 }, (_, at) => ({ ...route, path: `/some/${at}` })) } },
    /routes: Too big/,
  ],
  [
    'too many menu entries',
    { manifest: { navigation: Array.from({ length: 1000 }, () => entry) } },
    /navigation: Too big/,
  ],
  [
    'routes that are too large together',
    {
      manifest: {
        routes: Array.from({ length: 200 }, (_, at) => ({
          ...route,
          copy: Array.from({ length: 10 }, (_key, key) => `mfe-some:${'x'.repeat(90)}${key}`),
          path: `/some/${at}`,
        })),
      },
    },
    /The manifest: It is too large/,
  ],
  [
    'a menu label without a text',
    { manifest: { navigation: [{ ...entry, label: 'mfe-some:menu.gone' }] } },
    /navigation some: locales\/en\/mfe-some\.json has nothing at menu\.gone/,
  ],
  [
    'a menu label from a namespace of another remote',
    { manifest: { navigation: [{ ...entry, label: 'common:menu.home' }] } },
    /navigation some: common is not one of this remote's namespaces/,
  ],
  [
    'a page with copy that does not exist',
    { manifest: { routes: [{ ...route, copy: ['mfe-some:gone'] }] } },
    /route some: locales\/en\/mfe-some\.json has nothing at gone/,
  ],
  [
    'languages of a page without texts',
    { manifest: { routes: [{ ...route, copy: ['mfe-some'], languages: ['en', 'ko'] }] } },
    /route some: languages: texts of the page or of the menu are missing in ko/,
  ],
  [
    'languages without texts',
    { manifest: { languages: ['en', 'ko'] } },
    /languages: texts are missing in ko/,
  ],
  ['no container', { files: { 'remoteEntry.js': null } }, /The container: there is no remoteEntry\.js/],
  [
    'a missing script',
    { manifest: { assets: { './pages/some': { scripts: ['gone.js'], styles: ['gone.css'] } } } },
    /assets of \.\/pages\/some: there is no gone\.js[^]*gone\.css/,
  ],
  ['a missing picture', { manifest: { image: 'social.jpg' } }, /image: there is no assets\/social\.jpg/],
  [
    'React of another major version',
    { files: shared('react', '^18.2.0') },
    /provides react 19\.3\.1.*requires \^18\.2\.0/,
  ],
  [
    'a list of shared packages that cannot be read',
    { files: shared('react', 19) },
    /mf-manifest\.json: .*shared\[0\]\.requiredVersion/s,
  ],
  ['an unknown shared package', { files: shared('lodash', '^4.0.0') }, /provides no lodash/],
  [
    'a route of the API',
    { manifest: { routes: [{ ...route, path: '/api/x' }] } },
    /\/api\/x belongs to the shell/,
  ],
  [
    'a route of a language',
    { manifest: { routes: [{ ...route, path: '/es/x' }] } },
    /\/es\/x belongs to the shell/,
  ],
  [
    'an invalid path',
    { manifest: { routes: [{ ...route, path: '/some/' }] } },
    /routes\[0\]\.path: A path starts with a slash, ends without one/,
  ],
  ['the shell’s namespace', { manifest: { namespaces: ['navigation'] } }, /navigation belongs to the shell/],
  [
    'a file name that is not allowed in addresses',
    { files: { 'assets/a b.png': 'x' } },
    /assets\/a b\.png: names may contain/,
  ],
];

describe('A broken release', () => {
  it.each(releases)('with %s cannot be published, for a stated reason', async (_case, changes, error) => {
    const build = builds.write('mfe-some', '1.0.0', changes);
    await expect(publish(build, builds.store)).rejects.toThrow(error);
    expect((await readRegistry(builds.remotes)).remotes).toEqual({});
  });

  it.each(['^19.0.0', '^18.0.0 || ^19.0.0', '>=18 <20', false])(
    'differs from a valid one, which may require React %s',
    async (requiredVersion) => {
      const build = builds.write('mfe-some', '1.0.0', { files: shared('react', requiredVersion) });
      expect(await publish(build, builds.store)).toMatchObject({ isNew: true });
    },
  );

  it.each([
    ['a route', { routes: [{ ...route, path: '/mfe-first' }] }, /\/mfe-first .*belongs to mfe-first/],
    ['a route with a parameter', { routes: [{ ...route, path: '/:any' }] }, /\/:any .*belongs to mfe-first/],
    ['a namespace', { namespaces: ['mfe-first'], navigation: [] }, /mfe-first belongs to mfe-first/],
    ['a container name', { globalName: 'mfe_first' }, /globalName: mfe_first belongs to mfe-first/],
  ])(
    'that uses %s of another remote is refused, with the name of that remote',
    async (_case, manifest, error) => {
      await publishAll([builds.write('mfe-first', '1.0.0')], builds.store);
      const build = builds.write('mfe-some', '1.0.0', {
        manifest,
        files: { 'locales/en/mfe-first.json': '{"menu":"x"}', 'locales/es/mfe-first.json': '{"menu":"x"}' },
      });
      await expect(publish(build, builds.store)).rejects.toThrow(error);
    },
  );

  it('that was published before the other remote was activated is refused at its activation', async () => {
    await publish(builds.write('mfe-some', '1.0.0', { manifest: { globalName: 'one' } }), builds.store);
    const other = { globalName: 'one' };
    await publishAll([builds.write('mfe-first', '1.0.0', { manifest: other })], builds.store);
    await expect(activate(builds.store, 'mfe-some', '1.0.0')).rejects.toThrow(/belongs to mfe-first/);
  });

  it('of one team does not keep other teams from activating theirs', async () => {
    await publishAll([builds.write('mfe-first', '1.0.0')], builds.store);
    writeFileSync(path.join(builds.remotes, 'mfe-first', '1.0.0', 'remote.json'), 'broken');
    await publishAll([builds.write('mfe-some', '1.0.0')], builds.store);
    expect((await readRegistry(builds.remotes)).remotes['mfe-some']?.version).toBe('1.0.0');
  });
});
