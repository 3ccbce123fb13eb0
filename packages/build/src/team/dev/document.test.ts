import { remoteManifest } from '@lens/contracts/remote';
import { admitRemote, isPage, routeAt, showInPage } from './document';

const manifest = remoteManifest.parse({
  manifestVersion: 1,
  name: 'team-some',
  platform: '^1',
  namespaces: ['team-some'],
  routes: [
    { id: 'some', path: '/some', module: './page', surface: 'public' },
    { id: 'one', path: '/some/:id', module: './one', surface: 'public' },
  ],
  version: '1.0.0',
  languages: ['en'],
  globalName: 'team_some',
  entryType: 'module',
  assets: { './page': { scripts: [], styles: ['team-some-page.css'] } },
});

const state = (more: object = {}) => ({
  surface: 'public',
  lng: 'en',
  composition: {
    id: 'abc',
    remotes: [
      { manifest: { name: 'team-some' }, address: '/remotes/team-some/0.9.0/' },
      { manifest: { name: 'mfe-public' }, address: '/remotes/mfe-public/1.0.0/' },
    ],
  },
  texts: { navigation: { a: 'A' } },
  integrity: { files: {}, modules: ['mfe-public/pages/home/home'], code: {} },
  rendered: true,
  data: { from: 'the server' },
  notFound: true,
  ...more,
});

const scripts = [
  { src: '/shell/main.js', integrity: 'sha384-main' },
  { src: '/remotes/team-some/0.9.0/remoteEntry.js', integrity: 'sha384-old' },
];

const written = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
const document = (content: object = state()) => `<!doctype html>
<style data-prefix="team-some-" data-href="page.css">.old{}</style>
<style data-href="shell.css">.shell{}</style>
<link rel="expect" href="#main" blocking="render">
<div id="root"><div><main id="main">Old</main></div></div>
<script type="application/json" id="lens-state">${written(content)}</script>
<script type="application/json" id="lens-scripts">${written(scripts)}</script>
<script>boot()</script>`;

const show = (html: string, path: string) =>
  showInPage(html, path, {
    manifest,
    build: 3,
    texts: () => ({ 'team-some': { title: '</script>' } }),
    client: 'client',
  });
const block = (html: string, id: string) =>
  JSON.parse(new RegExp(`id="${id}"[^>]*>([^<]*)<`).exec(html)![1]!) as never;

describe('A page of a shell elsewhere', () => {
  const shown = show(document(), '/some');
  const changed: ReturnType<typeof state> = block(shown, 'lens-state');

  it('has the remote of this machine in the place of the version that the shell has', () => {
    const [own, other] = changed.composition.remotes;
    expect(own).toMatchObject({
      manifest: {
        name: 'team-some',
        version: '1.0.0',
        globalName: 'lens_dev_team_some',
        entryType: 'global',
      },
      address: '/remotes/team-some/development/',
    });
    expect(other).toEqual(state().composition.remotes[1]);
    expect(changed.integrity.modules).toContain('team-some/page');
    expect(changed.texts).toEqual({ navigation: { a: 'A' }, 'team-some': { title: '</script>' } });
  });

  it('is left to the browser, which finds none of the shell’s version in it', () => {
    expect(changed).toMatchObject({ rendered: false });
    expect(changed.data).toBeUndefined();
    expect(changed.notFound).toBeUndefined();
    expect(shown).toContain('<div id="root"></div>');
    expect(shown).not.toContain('.old{}');
    expect(shown).toContain('.shell{}');
    expect(shown).not.toContain('blocking="render"');
  });

  it('starts with the script that loads what changes', () => {
    const [first, ...others] = block(shown, 'lens-scripts') as typeof scripts;
    expect(first).toEqual({
      src: '/lens-dev/client.js',
      integrity: expect.stringMatching(/^sha384-[A-Za-z0-9+/]{64}$/) as string,
    });
    expect(others).toEqual([scripts[0]]);
    expect(block(shown, 'lens-dev')).toEqual({
      name: 'team-some',
      container: 'lens_dev_team_some',
      globalName: 'team_some',
      entryType: 'module',
      build: 3,
    });
  });

  it('stays a page that does not exist if it is none of the remote’s', () => {
    expect(block(show(document(), '/other'), 'lens-state')).toMatchObject({
      notFound: true,
      rendered: false,
    });
  });

  it('gets no public remote in the back office', () => {
    const office: ReturnType<typeof state> = block(
      show(document(state({ surface: 'admin' })), '/admin'),
      'lens-state',
    );
    expect(office.composition.remotes).toEqual(state().composition.remotes);
  });

  it('is told from other documents', () => {
    expect(isPage(document())).toBe(true);
    expect(isPage('<p>The shell is away.</p>')).toBe(false);
  });
});

describe('A route of the remote', () => {
  it.each([
    ['/some', './page'],
    ['/es/some', './page'],
    ['/some/7', './one'],
    ['/some/7/8', undefined],
    ['/contact', undefined],
  ])('at %s is %s', (path, module) => expect(routeAt(manifest, path)?.module).toBe(module));
});

describe('The content policy of such a page', () => {
  it('admits two names of trusted-types policies, and stays the same otherwise [TEAM-5]', () => {
    const policy =
      "default-src 'none'; script-src 'self' 'sha256-x'; trusted-types lens-boot team_some#webpack";
    expect(admitRemote(policy, manifest)).toBe(
      "default-src 'none'; script-src 'self' 'sha256-x'; trusted-types lens-boot lens-dev team_some#webpack",
    );
  });
});
