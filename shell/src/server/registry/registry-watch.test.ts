/** @jest-environment node */
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { integrityOf } from '../integrity';
import { RegistryWatch } from './registry-watch';

let folder: string;
let watch: RegistryWatch;
const changed = jest.fn();
let logged: Record<string, unknown>[] = [];
let revision = 0;

type Texts = Record<string, string>;
interface Release {
  /** Of the manifest as it is written. */
  change?: Record<string, unknown>;
  /** By path below `locales`. */
  texts?: Texts;
  written?: string;
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

function writeRegistry(text = JSON.stringify({ schema: 2, revision, owners: {}, remotes: active })): void {
  writeFileSync(path.join(folder, 'draft'), text);
  renameSync(path.join(folder, 'draft'), path.join(folder, 'registry.json'));
}

/** Puts a version in its folder, whatever it is worth, and names it in the registry. */
function release(name: string, version: string, { change, texts, written }: Release = {}): string {
  const place = path.join(folder, name, version);
  const manifest = manifestOf(name, version, change);
  const sound = {
    [`en/${name}.json`]: '{"menu":"Some","below":"Below"}',
    [`es/${name}.json`]: '{"menu":"Algo"}',
  };
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, 'remote.json'), written ?? manifest);
  for (const [file, text] of Object.entries({ ...sound, ...texts })) {
    mkdirSync(path.dirname(path.join(place, 'locales', file)), { recursive: true });
    writeFileSync(path.join(place, 'locales', file), text);
  }
  revision += 1;
  const files = { 'remote.json': integrityOf(manifest) };
  active[name] = { version, address: `/remotes/${name}/${version}/`, files };
  writeRegistry();
  return place;
}

const versions = async () =>
  Object.fromEntries(
    (await watch.current()).remotes.map(({ manifest: { name, version } }) => [name, version]),
  );
const problems = async () =>
  (await watch.current()).problems.map(({ name, version, served, problem }) => ({
    name,
    version,
    served,
    problem,
  }));
const about = (text: string): string => expect.stringContaining(text) as string;

function freshProcess(): void {
  logged = [];
  const lines = { write: (line: string) => void logged.push(JSON.parse(line) as Record<string, unknown>) };
  watch = new RegistryWatch(folder, 'shell', pino({}, lines), changed);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lens-registry-'));
  for (const name of Object.keys(active)) Reflect.deleteProperty(active, name);
  changed.mockClear();
  freshProcess();
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('Registry', () => {
  it('is followed without a restart, and every change is told once', async () => {
    release('mfe-some', '1.0.0');
    expect(await versions()).toEqual({ 'mfe-some': '1.0.0' });
    const first = await watch.current();
    expect(await watch.current()).toBe(first);
    release('mfe-some', '1.1.0');
    expect(await versions()).toEqual({ 'mfe-some': '1.1.0' });
    expect((await watch.current()).id).not.toBe(first.id);
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['is not JSON', () => writeRegistry('{ not json')],
    ['is no registry', () => writeRegistry('{"remotes":[]}')],
    ['is gone', () => rmSync(path.join(folder, 'registry.json'))],
  ])('that %s never replaces the last good one, and recovers', async (_what, spoil) => {
    release('mfe-some', '1.0.0');
    await watch.current();
    spoil();
    expect(await versions()).toEqual({ 'mfe-some': '1.0.0' });
    expect(watch.problem).toMatch(/^registry\.json: /);
    release('mfe-some', '1.0.1');
    expect(await versions()).toEqual({ 'mfe-some': '1.0.1' });
    expect(watch.problem).toBeNull();
  });

  it('that never was good is an error, not an empty site', async () => {
    await expect(watch.current()).rejects.toThrow('registry.json');
  });

  it('is followed whatever it says of an owner, whom its writers alone ask about', async () => {
    release('mfe-some', '1.0.0');
    writeRegistry(JSON.stringify({ schema: 2, revision, owners: { 'mfe-other': 5 }, remotes: active }));
    expect(await versions()).toEqual({ 'mfe-some': '1.0.0' });
  });

  it('of schema 1 is read as well', async () => {
    release('mfe-some', '1.0.0');
    const entry = { ...(active['mfe-some'] as object), previous: '0.9.0' };
    writeRegistry(JSON.stringify({ schema: 1, revision: 7, remotes: { 'mfe-some': entry } }));
    expect((await watch.current()).registry).toMatchObject({ schema: 2, revision: 7 });
    expect(await versions()).toEqual({ 'mfe-some': '1.0.0' });
  });
});

describe('A remote that cannot be composed', () => {
  const broken: [what: string, why: string, spoil: () => void][] = [
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
        release('mfe-some', '2.0.0', { written: '{' });
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
        release('mfe-some', '2.0.0', { written: manifestOf('mfe-some', '2.0.0', { languages: ['es'] }) });
      },
    ],
    [
      'says that it is another version',
      'says that it is mfe-some 1.0.0',
      () => {
        release('mfe-some', '2.0.0', { change: { version: '1.0.0' } });
      },
    ],
    [
      'has a globalName that would be policy',
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
      'has an entry that is none',
      'The registry’s entry',
      () => {
        release('mfe-some', '2.0.0');
        active['mfe-some'] = { version: '2.0.0', address: 'https://elsewhere', files: {} };
        revision += 1;
        writeRegistry();
      },
    ],
  ];

  it.each(broken)(
    'because it %s stays at its last good version in a running shell',
    async (_what, why, spoil) => {
      release('mfe-other', '1.0.0');
      release('mfe-some', '1.0.0');
      await watch.current();
      spoil();
      expect(await versions()).toEqual({ 'mfe-other': '1.0.0', 'mfe-some': '1.0.0' });
      expect(await problems()).toEqual([
        { name: 'mfe-some', version: '2.0.0', served: '1.0.0', problem: about(why) },
      ]);
      expect(watch.problem).toBeNull();
      // Nor does it hold up the others.
      release('mfe-other', '1.1.0');
      expect(await versions()).toEqual({ 'mfe-other': '1.1.0', 'mfe-some': '1.0.0' });
    },
  );

  it.each(broken)(
    'because it %s is left out alone by a fresh process, which says so',
    async (_what, why, spoil) => {
      release('mfe-other', '1.0.0');
      spoil();
      freshProcess();
      expect(await versions()).toEqual({ 'mfe-other': '1.0.0' });
      expect(await problems()).toEqual([
        { name: 'mfe-some', version: '2.0.0', served: null, problem: about(why) },
      ]);
      expect(Object.keys((await watch.current()).registry.remotes)).toEqual(['mfe-other']);
      const told = logged.filter(({ msg }) => msg === 'remote left out');
      expect(told).toEqual([
        expect.objectContaining({ remote: 'mfe-some', version: '2.0.0', why: about(why) }),
      ]);
      expect(JSON.stringify(await problems())).not.toContain(folder);
    },
  );

  it('is there again once its files have arrived', async () => {
    const place = release('mfe-some', '1.0.0');
    renameSync(place, `${place}.late`);
    expect(await versions()).toEqual({});
    renameSync(`${place}.late`, place);
    expect(await versions()).toEqual({ 'mfe-some': '1.0.0' });
    expect(await problems()).toEqual([]);
  });

  it('is gone once it was withdrawn, however good its last version was', async () => {
    release('mfe-some', '1.0.0');
    await watch.current();
    release('mfe-some', '2.0.0', { written: '{' });
    expect(await versions()).toEqual({ 'mfe-some': '1.0.0' });
    Reflect.deleteProperty(active, 'mfe-some');
    revision += 1;
    writeRegistry();
    expect(await versions()).toEqual({});
  });
});

describe('Texts of a remote', () => {
  const composed = async () => (await watch.current()).remotes[0]!.manifest;

  it('that cannot be read in one language cost it that language, and what reads its gaps there', async () => {
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
        problem: about('locales/es/mfe-some.json is not JSON'),
      },
    ]);
  });

  it('that a menu entry lacks in English leave the entry out, and nothing raw in its place', async () => {
    release('mfe-some', '1.0.0', { texts: { 'en/mfe-some.json': '{"menu":"Some"}' } });
    const { navigation } = await composed();
    expect(navigation.map(({ id, children }) => [id, children])).toEqual([['mfe-some', []]]);
    release('mfe-some', '1.1.0', { texts: { 'en/mfe-some.json': '{"below":"Below"}' } });
    expect((await composed()).navigation).toEqual([]);
    expect((await problems())[0]?.problem).toContain('there is no English text mfe-some:menu');
  });

  it('are not read through a symbolic link', async () => {
    const place = release('mfe-some', '1.0.0');
    const elsewhere = path.join(folder, 'elsewhere.json');
    writeFileSync(elsewhere, '{"menu":"Secret"}');
    rmSync(path.join(place, 'locales', 'en', 'mfe-some.json'));
    symlinkSync(elsewhere, path.join(place, 'locales', 'en', 'mfe-some.json'));
    expect((await composed()).navigation).toEqual([]);
  });
});
