/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { matchRoute } from '../../page/match';
import { integrityOf } from '../integrity';
import { scriptsOf, stylesOf } from '../render/page-parts';
import { RemoteBundles } from './remote-bundles';
import { VersionTexts } from './version-texts';
import { readSnapshot, type Snapshot } from './snapshot';

const manifest = {
  manifestVersion: 1,
  name: 'mfe-some',
  platform: '^1',
  namespaces: [],
  routes: [{ id: 'some', path: '/some', module: './some', surface: 'public' }],
  version: '1.0.0',
  languages: ['en'],
  globalName: 'mfe_some',
  assets: { './some': { scripts: ['remoteEntry.js', 'some.js'], styles: ['some.css', 'other.css'] } },
};
const files: Record<string, string> = {
  'remote.json': JSON.stringify(manifest),
  'remoteEntry.js': '// entry',
  'some.js': '// page',
  'some.css': 'p { color: teal }',
  'other.css': 'b { color: navy }',
  'server/index.cjs': "module.exports.modules = { './some': () => Promise.resolve('it ran') };",
};

let folder: string;
const bundles = new RemoteBundles();
const onRefused = jest.fn();

/** The composition, with changed hashes in the registry. */
function compose(
  changeHashes: (hashes: Record<string, string>) => void = () => undefined,
): Promise<Snapshot> {
  const hashes = Object.fromEntries(Object.entries(files).map(([file, text]) => [file, integrityOf(text)]));
  changeHashes(hashes);
  const entry = { version: '1.0.0', address: '/remotes/mfe-some/1.0.0/', files: hashes };
  const registry = { schema: 1, revision: 1, remotes: { 'mfe-some': entry } };
  const source = { remotesFolder: folder, shellId: 'shell', texts: new VersionTexts(), previous: null };
  return readSnapshot(JSON.stringify(registry), source);
}

const run = async (snapshot: Snapshot) => bundles.module(snapshot.remotes[0]!, './some');
const styles = (snapshot: Snapshot) => stylesOf(snapshot, matchRoute(snapshot.remotes, '/some'), onRefused);
const scripts = (snapshot: Snapshot) =>
  scriptsOf(snapshot, matchRoute(snapshot.remotes, '/some')).map(({ src }) => path.basename(src));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lens-integrity-'));
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, 'mfe-some', '1.0.0', file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  onRefused.mockClear();
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('Integrity on the server', () => {
  it('accepts files with the registry’s hashes', async () => {
    const snapshot = await compose();
    expect(await run(snapshot)).toBe('it ran');
    expect(await styles(snapshot)).toEqual([
      { names: ['some.css', 'other.css'], css: 'p { color: teal }b { color: navy }' },
    ]);
    expect(scripts(snapshot)).toEqual(['remoteEntry.js', 'some.js']);
    expect(onRefused).not.toHaveBeenCalled();
  });

  describe.each([
    [
      'a wrong',
      (file: string) => (hashes: Record<string, string>) => {
        hashes[file] = integrityOf('something else');
      },
    ],
    [
      'no',
      (file: string) => (hashes: Record<string, string>) => {
        Reflect.deleteProperty(hashes, file);
      },
    ],
  ])('a file with %s hash', (_how, breakHash) => {
    const refusal = /is not the file that the registry names/;

    it('is not composed if it is the manifest', async () => {
      const { remotes, problems } = await compose(breakHash('remote.json'));
      expect(remotes).toEqual([]);
      expect(problems).toMatchObject([{ name: 'mfe-some', version: '1.0.0', served: null }]);
      expect(problems[0]!.problem).toMatch(refusal);
    });

    it('is not run if it is the server bundle', async () => {
      await expect(run(await compose(breakHash('server/index.cjs')))).rejects.toThrow(refusal);
    });

    it('is left out if it is a style sheet', async () => {
      expect(await styles(await compose(breakHash('some.css')))).toEqual([
        { names: ['other.css'], css: files['other.css'] },
      ]);
      expect(onRefused).toHaveBeenCalledTimes(1);
    });
  });

  it('does not list a script without a hash among those that start the page', async () => {
    const snapshot = await compose((hashes) => delete hashes['some.js']);
    expect(scripts(snapshot)).toEqual(['remoteEntry.js']);
  });
});
