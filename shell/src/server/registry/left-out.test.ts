/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from '../integrity';
import { VersionTexts } from './version-texts';
import { readSnapshot, type Snapshot } from './snapshot';

const name = 'mfe-some';
let folder: string;

const pathOf = (version: string, file: string) => path.join(folder, name, version, file);

/** Publishes a valid version with one page. */
function publish(version: string, page: string, change: object = {}): Record<string, string> {
  const manifest = JSON.stringify({
    manifestVersion: 1,
    name,
    platform: '^1',
    namespaces: [name],
    routes: [{ id: 'some', path: page, module: './some', surface: 'public' }],
    version,
    languages: ['en'],
    globalName: 'mfe_some',
    assets: {},
    ...change,
  });
  const files = {
    'remote.json': integrityOf(manifest),
    [`locales/en/${name}.json`]: integrityOf('{}'),
  };
  mkdirSync(pathOf(version, 'locales/en'), { recursive: true });
  writeFileSync(pathOf(version, 'remote.json'), manifest);
  writeFileSync(pathOf(version, 'hashes.json'), JSON.stringify(files));
  writeFileSync(pathOf(version, `locales/en/${name}.json`), '{}');
  return files;
}

const entryOf = (version: string, files: Record<string, string>, history: string[] = []) => ({
  version,
  history,
  address: `/remotes/${name}/${version}/`,
  files,
});

const compose = (entry: unknown, previous: Snapshot | null = null, as = name): Promise<Snapshot> =>
  readSnapshot(JSON.stringify({ schema: 3, revision: 1, remotes: { [as]: entry } }), {
    remotesFolder: folder,
    shellId: 'shell',
    texts: new VersionTexts(),
    previous,
  });
const addressesIn = ({ leftOut }: Snapshot): string[] =>
  leftOut.flatMap(({ manifest }) => manifest.routes.map((route) => route.path));
const breakTexts = (version: string) => writeFileSync(pathOf(version, `locales/en/${name}.json`), '{');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lens-left-out-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('A remote that needs another version of the platform or the API', () => {
  it.each([
    ['platform', '^2', 'platform: This remote needs the platform ^2, and this site offers ^1.'],
    ['platform', undefined, 'platform: Name the version of the platform that the remote needs: "^1".'],
    ['api', '^2', 'api: This remote needs the API ^2, and this site offers ^1.'],
  ])('is not composed, and its problem says so: %s %s', async (field, version, problem) => {
    const { remotes, problems } = await compose(
      entryOf('2.0.0', publish('2.0.0', '/new', { [field]: version })),
    );
    expect(remotes).toEqual([]);
    expect(problems).toMatchObject([{ name, served: null, problem: `remote.json: ${problem}` }]);
  });
});

describe('The addresses of a remote that is left out', () => {
  it('are those of its manifest if only its texts cannot be read', async () => {
    const entry = entryOf('2.0.0', publish('2.0.0', '/new'));
    breakTexts('2.0.0');
    const snapshot = await compose(entry);
    expect(snapshot.remotes).toEqual([]);
    expect(addressesIn(snapshot)).toEqual(['/new']);
  });

  it('are those of the newest readable version before it if its own manifest cannot be read', async () => {
    publish('1.0.0', '/oldest');
    publish('1.1.0', '/older');
    publish('1.2.0', '/old');
    const entry = entryOf('2.0.0', publish('2.0.0', '/new'), ['1.0.0', '1.1.0', '1.2.0']);
    rmSync(pathOf('2.0.0', 'remote.json'));
    expect(addressesIn(await compose(entry))).toEqual(['/old']);
    writeFileSync(pathOf('1.2.0', 'remote.json'), '{}');
    expect(addressesIn(await compose(entry))).toEqual(['/older']);
  });

  it('are not taken from a manifest that has changed since it was published', async () => {
    const entry = entryOf('2.0.0', publish('2.0.0', '/new'));
    const { 'remote.json': other } = publish('2.0.0', '/changed');
    writeFileSync(pathOf('2.0.0', 'hashes.json'), JSON.stringify(entry.files));
    expect(other).not.toBe(entry.files['remote.json']);
    expect(addressesIn(await compose(entry))).toEqual([]);
  });

  it('are found by its version if the rest of the registry’s entry is invalid', async () => {
    publish('2.0.0', '/new');
    expect(addressesIn(await compose({ version: '2.0.0', address: 'https://elsewhere' }))).toEqual(['/new']);
  });

  it.each([
    ['its entry is empty', null, name],
    ['its version is a path to another folder', { version: '../mfe-some/2.0.0' }, name],
    ['its name is a path to another folder', { version: '2.0.0' }, '../mfe-some'],
    ['none of its versions can be read', { version: '9.9.9', history: ['8.8.8'] }, name],
  ])('are unknown if %s', async (_what, entry, as) => {
    publish('2.0.0', '/new');
    const snapshot = await compose(entry, null, as);
    expect(snapshot.problems).toHaveLength(1);
    expect(addressesIn(snapshot)).toEqual([]);
  });

  it('are not needed while its previous version is served', async () => {
    const good = await compose(entryOf('1.0.0', publish('1.0.0', '/old')));
    const entry = entryOf('2.0.0', publish('2.0.0', '/new'), ['1.0.0']);
    breakTexts('2.0.0');
    const snapshot = await compose(entry, good);
    expect(snapshot.remotes.map(({ manifest }) => manifest.version)).toEqual(['1.0.0']);
    expect(snapshot.leftOut).toEqual([]);
  });
});
