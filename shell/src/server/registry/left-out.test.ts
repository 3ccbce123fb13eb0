/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from '../integrity';
import { TextsOfVersions } from './remote-texts';
import { readSnapshot, type Snapshot } from './snapshot';

const name = 'mfe-some';
let folder: string;

const placeOf = (version: string, file: string) => path.join(folder, name, version, file);

/** Publishes a version with one page, whose texts and manifest can be used. */
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
  const files = { 'remote.json': integrityOf(manifest) };
  mkdirSync(placeOf(version, 'locales/en'), { recursive: true });
  writeFileSync(placeOf(version, 'remote.json'), manifest);
  writeFileSync(placeOf(version, 'hashes.json'), JSON.stringify(files));
  writeFileSync(placeOf(version, `locales/en/${name}.json`), '{}');
  return files;
}

const entryOf = (version: string, files: Record<string, string>, history: string[] = []) => ({
  version,
  history,
  address: `/remotes/${name}/${version}/`,
  files,
});

const compose = (entry: unknown, last: Snapshot | null = null, as = name): Promise<Snapshot> =>
  readSnapshot(JSON.stringify({ schema: 2, revision: 1, remotes: { [as]: entry } }), {
    remotesFolder: folder,
    shellId: 'shell',
    texts: new TextsOfVersions(),
    last,
  });
const addressesIn = ({ leftOut }: Snapshot): string[] =>
  leftOut.flatMap(({ manifest }) => manifest.routes.map((route) => route.path));
const spoilTexts = (version: string) => writeFileSync(placeOf(version, `locales/en/${name}.json`), '{');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lens-left-out-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('A remote that needs another version of what the site offers', () => {
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
  it('are those of its own manifest where only its texts cannot be used', async () => {
    const entry = entryOf('2.0.0', publish('2.0.0', '/new'));
    spoilTexts('2.0.0');
    const snapshot = await compose(entry);
    expect(snapshot.remotes).toEqual([]);
    expect(addressesIn(snapshot)).toEqual(['/new']);
  });

  it('are those of the newest version that was active before it and can be read, where its own cannot', async () => {
    publish('1.0.0', '/oldest');
    publish('1.1.0', '/older');
    publish('1.2.0', '/old');
    const entry = entryOf('2.0.0', publish('2.0.0', '/new'), ['1.0.0', '1.1.0', '1.2.0']);
    rmSync(placeOf('2.0.0', 'remote.json'));
    expect(addressesIn(await compose(entry))).toEqual(['/old']);
    writeFileSync(placeOf('1.2.0', 'remote.json'), '{}');
    expect(addressesIn(await compose(entry))).toEqual(['/older']);
  });

  it('are not taken from a manifest that was changed after it was published', async () => {
    const entry = entryOf('2.0.0', publish('2.0.0', '/new'));
    const { 'remote.json': other } = publish('2.0.0', '/changed');
    writeFileSync(placeOf('2.0.0', 'hashes.json'), JSON.stringify(entry.files));
    expect(other).not.toBe(entry.files['remote.json']);
    expect(addressesIn(await compose(entry))).toEqual([]);
  });

  it('are known by its version where the registry’s entry is none', async () => {
    publish('2.0.0', '/new');
    expect(addressesIn(await compose({ version: '2.0.0', address: 'https://elsewhere' }))).toEqual(['/new']);
  });

  it.each([
    ['its entry says nothing', null, name],
    ['its version leads elsewhere', { version: '../mfe-some/2.0.0' }, name],
    ['its name leads elsewhere', { version: '2.0.0' }, '../mfe-some'],
    ['nothing of it can be read', { version: '9.9.9', history: ['8.8.8'] }, name],
  ])('are unknown where %s', async (_what, entry, as) => {
    publish('2.0.0', '/new');
    const snapshot = await compose(entry, null, as);
    expect(snapshot.problems).toHaveLength(1);
    expect(addressesIn(snapshot)).toEqual([]);
  });

  it('are not asked for where its last good version is served', async () => {
    const good = await compose(entryOf('1.0.0', publish('1.0.0', '/old')));
    const entry = entryOf('2.0.0', publish('2.0.0', '/new'), ['1.0.0']);
    spoilTexts('2.0.0');
    const snapshot = await compose(entry, good);
    expect(snapshot.remotes.map(({ manifest }) => manifest.version)).toEqual(['1.0.0']);
    expect(snapshot.leftOut).toEqual([]);
  });
});
