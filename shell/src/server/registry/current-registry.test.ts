/** @jest-environment node */
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { integrityOf } from '../integrity';
import { unsignedRegistry } from '../testing/unsigned-registry';
import { CurrentRegistry } from './current-registry';

let folder: string;
let registry: CurrentRegistry;
const onChange = jest.fn();
let logged: Record<string, unknown>[] = [];
let revision = 0;

type Texts = Record<string, string>;
interface Release {
  /** Changes to the manifest. */
  change?: Record<string, unknown>;
  /** By path below `locales`. */
  texts?: Texts;
  /** The content of remote.json, in place of the manifest with the registered hash. */
  remoteJson?: string;
}

const page = './pages/some';
const manifestOf = (name: string, version: string, change: Record<string, unknown> = {}) =>
  JSON.stringify({
    manifestVersion: 1,
    name,
    platform: '^1',
    namespaces: [name],
    routes: [
      { id: name, path: `/${name}`, module: page, surface: 'public', languages: ['en', 'es', 'es-MX', 'ko'] },
    ],
    navigation: [
      {
        id: name,
        menu: 'header',
        order: 1,
        label: `${name}:menu`,
        path: '/',
        children: [{ id: 'below', label: `${name}:below`, path: '/' }],
      },
    ],
    version,
    languages: ['en', 'es', 'es-MX', 'ko'],
    globalName: name.replaceAll('-', '_'),
    assets: {},
    ...change,
  });

const active: Record<string, unknown> = {};

function writeRegistry(text = JSON.stringify({ schema: 3, revision, owners: {}, remotes: active })): void {
  writeFileSync(path.join(folder, 'draft'), text);
  renameSync(path.join(folder, 'draft'), path.join(folder, 'registry.json'));
}

/** Writes a version, valid or not, and activates it in the registry. */
function release(name: string, version: string, { change, texts, remoteJson }: Release = {}): string {
  const versionFolder = path.join(folder, name, version);
  const manifest = manifestOf(name, version, change);
  const validTexts = {
    [`en/${name}.json`]: '{"menu":"Some","below":"Below"}',
    [`es/${name}.json`]: '{"menu":"Algo"}',
  };
  mkdirSync(versionFolder, { recursive: true });
  writeFileSync(path.join(versionFolder, 'remote.json'), remoteJson ?? manifest);
  const allTexts = Object.entries({ ...validTexts, ...texts });
  for (const [file, text] of allTexts) {
    mkdirSync(path.dirname(path.join(versionFolder, 'locales', file)), { recursive: true });
    writeFileSync(path.join(versionFolder, 'locales', file), text);
  }
  revision += 1;
  const hashes = allTexts.map(([file, text]) => [`locales/${file}`, integrityOf(text)] as const);
  const files = { 'remote.json': integrityOf(manifest), ...Object.fromEntries(hashes) };
  active[name] = { version, address: `/remotes/${name}/${version}/`, files };
  writeRegistry();
  return versionFolder;
}

const versions = async () =>
  Object.fromEntries(
    (await registry.current()).remotes.map(({ manifest: { name, version } }) => [name, version]),
  );
const problems = async () =>
  (await registry.current()).problems.map(({ name, version, served, problem }) => ({
    name,
    version,
    served,
    problem,
  }));
const containing = (text: string): string => expect.stringContaining(text) as string;

function restart(): void {
  logged = [];
  const lines = { write: (line: string) => void logged.push(JSON.parse(line) as Record<string, unknown>) };
  registry = new CurrentRegistry(unsignedRegistry(folder), folder, 'shell', pino({}, lines), onChange);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lens-registry-'));
  for (const name of Object.keys(active)) Reflect.deleteProperty(active, name);
  onChange.mockClear();
  restart();
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('Registry', () => {
  it('is read again when it changes, and every change is reported once', async () => {
    release('mfe-some', '1.0.0');
    expect(await versions()).toEqual({ 'mfe-some': '1.0.0' });
    const first = await registry.current();
    expect(await registry.current()).toBe(first);
    release('mfe-some', '1.1.0');
    expect(await versions()).toEqual({ 'mfe-some': '1.1.0' });
    expect((await registry.current()).id).not.toBe(first.id);
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['is not JSON', () => writeRegistry('{ not json')],
    ['is not a registry', () => writeRegistry('{"remotes":[]}')],
    ['is gone', () => rmSync(path.join(folder, 'registry.json'))],
  ])('that %s never replaces the last good one, and recovers', async (_what, breakIt) => {
    release('mfe-some', '1.0.0');
    await registry.current();
    breakIt();
    expect(await versions()).toEqual({ 'mfe-some': '1.0.0' });
    expect(registry.problem).toMatch(/^registry\.json: /);
    release('mfe-some', '1.0.1');
    expect(await versions()).toEqual({ 'mfe-some': '1.0.1' });
    expect(registry.problem).toBeNull();
  });

  it('that was never good is an error, not an empty site', async () => {
    await expect(registry.current()).rejects.toThrow('registry.json');
  });

  it('is accepted with an invalid owner, which only its writers use', async () => {
    release('mfe-some', '1.0.0');
    writeRegistry(JSON.stringify({ schema: 3, revision, owners: { 'mfe-other': 5 }, remotes: active }));
    expect(await versions()).toEqual({ 'mfe-some': '1.0.0' });
  });

  it('may have schema 1', async () => {
    release('mfe-some', '1.0.0');
    const entry = { ...(active['mfe-some'] as object), previous: '0.9.0' };
    writeRegistry(JSON.stringify({ schema: 1, revision: 7, remotes: { 'mfe-some': entry } }));
    expect((await registry.current()).registry).toMatchObject({ schema: 3, revision: 7 });
    expect(await versions()).toEqual({ 'mfe-some': '1.0.0' });
  });
});

describe('A remote that cannot be composed', () => {
  const cases: [what: string, reason: string, breakIt: () => void][] = [
    [
      'has texts that are not JSON',
      'locales/en/mfe-some.json is not JSON',
      () => {
        release('mfe-some', '2.0.0', { texts: { 'en/mfe-some.json': '{"menu":"Some",}' } });
      },
    ],
    [
      'has a manifest that is not JSON',
      'is not the file that the registry names',
      () => {
        release('mfe-some', '2.0.0', { remoteJson: '{' });
      },
    ],
    [
      'has no manifest',
      'remote.json cannot be read (ENOENT)',
      () => {
        rmSync(path.join(release('mfe-some', '2.0.0'), 'remote.json'));
      },
    ],
    [
      'has no folder',
      'remote.json cannot be read (ENOENT)',
      () => {
        rmSync(release('mfe-some', '2.0.0'), { recursive: true });
      },
    ],
    [
      'has another hash',
      'is not the file that the registry names',
      () => {
        release('mfe-some', '2.0.0', { remoteJson: manifestOf('mfe-some', '2.0.0', { languages: ['es'] }) });
      },
    ],
    [
      'names another version',
      'says that it is mfe-some 1.0.0',
      () => {
        release('mfe-some', '2.0.0', { change: { version: '1.0.0' } });
      },
    ],
    [
      'has a globalName that would change the content policy',
      'globalName',
      () => {
        release('mfe-some', '2.0.0', { change: { globalName: "x y; script-src-elem * 'unsafe-inline'" } });
      },
    ],
    [
      'has a globalName that is not ASCII',
      'globalName',
      () => {
        release('mfe-some', '2.0.0', { change: { globalName: 'été' } });
      },
    ],
    [
      'has 50,000 routes',
      'routes: Too big',
      () => {
        const route = { id: 'some', path: '/some', module: page, surface: 'public' };
        release('mfe-some', '2.0.0', { change: { routes: Array.from({ length: 50_000 }, () => route) } });
      },
    ],
    [
      'has an invalid entry',
      'The registry’s entry',
      () => {
        release('mfe-some', '2.0.0');
        active['mfe-some'] = { version: '2.0.0', address: 'https://elsewhere', files: {} };
        revision += 1;
        writeRegistry();
      },
    ],
  ];

  it.each(cases)(
    'because it %s stays in its previous version in a running shell',
    async (_what, reason, breakIt) => {
      release('mfe-other', '1.0.0');
      release('mfe-some', '1.0.0');
      await registry.current();
      breakIt();
      expect(await versions()).toEqual({ 'mfe-other': '1.0.0', 'mfe-some': '1.0.0' });
      expect(await problems()).toEqual([
        { name: 'mfe-some', version: '2.0.0', served: '1.0.0', problem: containing(reason) },
      ]);
      expect(registry.problem).toBeNull();
      // Other remotes still change.
      release('mfe-other', '1.1.0');
      expect(await versions()).toEqual({ 'mfe-other': '1.1.0', 'mfe-some': '1.0.0' });
    },
  );

  it.each(cases)(
    'because it %s is left out alone after a restart, which is logged',
    async (_what, reason, breakIt) => {
      release('mfe-other', '1.0.0');
      breakIt();
      restart();
      expect(await versions()).toEqual({ 'mfe-other': '1.0.0' });
      expect(await problems()).toEqual([
        { name: 'mfe-some', version: '2.0.0', served: null, problem: containing(reason) },
      ]);
      expect(Object.keys((await registry.current()).registry.remotes)).toEqual(['mfe-other']);
      const errors = logged.filter(({ msg }) => msg === 'remote left out');
      expect(errors).toEqual([
        expect.objectContaining({ remote: 'mfe-some', version: '2.0.0', why: containing(reason) }),
      ]);
      expect(JSON.stringify(await problems())).not.toContain(folder);
    },
  );

  it('is composed once its files have arrived', async () => {
    const versionFolder = release('mfe-some', '1.0.0');
    renameSync(versionFolder, `${versionFolder}.late`);
    expect(await versions()).toEqual({});
    renameSync(`${versionFolder}.late`, versionFolder);
    expect(await versions()).toEqual({ 'mfe-some': '1.0.0' });
    expect(await problems()).toEqual([]);
  });

  it('is gone once it was withdrawn, even if a previous version was good', async () => {
    release('mfe-some', '1.0.0');
    await registry.current();
    release('mfe-some', '2.0.0', { remoteJson: '{' });
    expect(await versions()).toEqual({ 'mfe-some': '1.0.0' });
    Reflect.deleteProperty(active, 'mfe-some');
    revision += 1;
    writeRegistry();
    expect(await versions()).toEqual({});
  });
});

describe('Texts of a remote', () => {
  const composed = async () => (await registry.current()).remotes[0]!.manifest;

  it('that cannot be read in one language remove that language, and those with this fallback', async () => {
    release('mfe-some', '1.0.0', { texts: { 'es/mfe-some.json': '{"menu":' } });
    const { languages, routes } = await composed();
    expect([languages, routes[0]!.languages]).toEqual([
      ['en', 'ko'],
      ['en', 'ko'],
    ]);
    expect(await problems()).toEqual([
      {
        name: 'mfe-some',
        version: '1.0.0',
        served: '1.0.0',
        problem: containing('locales/es/mfe-some.json is not JSON'),
      },
    ]);
  });

  it('without the English label of a menu entry leave that entry out', async () => {
    release('mfe-some', '1.0.0', { texts: { 'en/mfe-some.json': '{"menu":"Some"}' } });
    const { navigation } = await composed();
    expect(navigation.map(({ id, children }) => [id, children])).toEqual([['mfe-some', []]]);
    release('mfe-some', '1.1.0', { texts: { 'en/mfe-some.json': '{"below":"Below"}' } });
    expect((await composed()).navigation).toEqual([]);
    expect((await problems())[0]?.problem).toContain('there is no English text mfe-some:menu');
  });

  it('are not read through a symbolic link', async () => {
    const versionFolder = release('mfe-some', '1.0.0');
    const outsideFile = path.join(folder, 'elsewhere.json');
    writeFileSync(outsideFile, '{"menu":"Secret"}');
    rmSync(path.join(versionFolder, 'locales', 'en', 'mfe-some.json'));
    symlinkSync(outsideFile, path.join(versionFolder, 'locales', 'en', 'mfe-some.json'));
    expect((await composed()).navigation).toEqual([]);
  });
});
