import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import type { Store } from '../signing/store';
import { Builds } from '../testing/builds';
import { activate } from './activate';
import { publish, publishEach, publishAll } from './publish';
import { readRegistry, registryPath } from './registry-file';
import { withdraw } from './take-back';

let builds: Builds;
let remotes: string;
let store: Store;

const build = (version: string) => builds.write('mfe-some', version);
const activeVersion = async () => (await readRegistry(remotes)).remotes['mfe-some']?.version;
const published = (version: string, ...file: string[]) => path.join(remotes, 'mfe-some', version, ...file);

beforeEach(() => {
  builds = new Builds();
  ({ remotes, store } = builds);
});

afterEach(() => builds.remove());

describe('Publishing', () => {
  it('copies a build to its version folder and adds it to the registry with every hash', async () => {
    expect(await publishAll([build('1.0.0')], store)).toEqual([
      { name: 'mfe-some', version: '1.0.0', isNew: true },
    ]);
    const entry = (await readRegistry(remotes)).remotes['mfe-some'];
    expect(entry).toMatchObject({ version: '1.0.0', address: '/remotes/mfe-some/1.0.0/' });
    expect(Object.keys(entry!.files)).toEqual([
      'locales/en/mfe-some.json',
      'locales/es/mfe-some.json',
      'remote.json',
      'remoteEntry.js',
    ]);
    expect(entry!.files['remoteEntry.js']).toMatch(/^sha384-/);
  });

  it('takes glossaries beside the languages for neither a language nor texts', async () => {
    const output = build('1.0.0');
    mkdirSync(path.join(output, 'locales/glossaries'));
    writeFileSync(path.join(output, 'locales/glossaries/es.json'), '[{ "english": "mission" }]');
    await publish(output, store);
    expect(existsSync(published('1.0.0', 'locales/glossaries/es.json'))).toBe(true);
  });

  it('writes compressed copies to the version folder and does not change the build', async () => {
    const output = build('1.0.0');
    const before = readdirSync(output, { recursive: true }).sort();
    await publish(output, store);
    expect(readdirSync(output, { recursive: true }).sort()).toEqual(before);
    const entry = readFileSync(path.join(output, 'remoteEntry.js'));
    expect(brotliDecompressSync(readFileSync(published('1.0.0', 'remoteEntry.js.br')))).toEqual(entry);
    expect(gunzipSync(readFileSync(published('1.0.0', 'remoteEntry.js.gz')))).toEqual(entry);
  });

  it('uses a compressed copy of the build only if its content equals the file', async () => {
    const output = build('1.0.0');
    const entry = readFileSync(path.join(output, 'remoteEntry.js'));
    const quick = brotliCompressSync(entry, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
    writeFileSync(path.join(output, 'remoteEntry.js.br'), quick);
    writeFileSync(path.join(output, 'remoteEntry.js.gz'), 'of another version');
    await publish(output, store);
    expect(readFileSync(published('1.0.0', 'remoteEntry.js.br'))).toEqual(quick);
    expect(gunzipSync(readFileSync(published('1.0.0', 'remoteEntry.js.gz')))).toEqual(entry);

    writeFileSync(path.join(output, 'remoteEntry.js'), `${entry.toString()}// changed`);
    const manifest = JSON.parse(readFileSync(path.join(output, 'remote.json'), 'utf8')) as object;
    writeFileSync(path.join(output, 'remote.json'), JSON.stringify({ ...manifest, version: '1.1.0' }));
    await publish(output, store);
    const second = brotliDecompressSync(readFileSync(published('1.1.0', 'remoteEntry.js.br')));
    expect(second.toString()).toMatch(/\/\/ changed$/);
  });

  it('compresses nothing of a development build', async () => {
    await publish(build('1.0.0'), store, { compress: false });
    expect(existsSync(published('1.0.0', 'remoteEntry.js.br'))).toBe(false);
  });

  it('never changes a published folder', async () => {
    const first = build('1.0.0');
    await publish(first, store);
    writeFileSync(path.join(first, 'remoteEntry.js'), '// changed');
    expect(await publish(first, store)).toMatchObject({ isNew: false });
    expect(readdirSync(path.join(remotes, 'mfe-some'))).toEqual(['1.0.0']);
    expect(readFileSync(published('1.0.0', 'remoteEntry.js'), 'utf8')).not.toContain('changed');
  });

  it('succeeds for only one of several processes that publish the same version at once', async () => {
    const output = build('1.0.0');
    const results = await Promise.all(Array.from({ length: 8 }, () => publish(output, store)));
    expect(results.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(readdirSync(path.join(remotes, 'mfe-some'))).toEqual(['1.0.0']);
  });

  it('refuses symbolic links, of files and of folders', async () => {
    const output = build('1.0.0');
    writeFileSync(path.join(builds.folder, 'jwt-secret'), 'secret');
    mkdirSync(path.join(output, 'assets'));
    symlinkSync(path.join(builds.folder, 'jwt-secret'), path.join(output, 'assets', 'hero.jpg'));
    symlinkSync(builds.folder, path.join(output, 'assets', 'more'));
    await expect(publish(output, store)).rejects.toThrow(
      /assets\/hero\.jpg is a symbolic link[^]*assets\/more is a symbolic link/,
    );
    expect(existsSync(path.join(remotes, 'mfe-some'))).toBe(false);
  });

  it.each(['../../x', '..', '.hidden', 'a/b', ''])('refuses the version "%s"', async (version) => {
    await expect(publish(build(version), store)).rejects.toThrow(
      /remote\.json is not a manifest:\n {2}- version: /,
    );
    expect(existsSync(path.join(builds.folder, 'x'))).toBe(false);
    expect(existsSync(remotes)).toBe(false);
  });

  it('refuses the name of another owner, except with `replace`', async () => {
    await publishAll([build('1.0.0')], store);
    const stranger = (version: string) =>
      builds.write('mfe-some', version, { manifest: { owner: '@teams/stranger' } });
    await expect(publish(stranger('2.0.0'), store)).rejects.toThrow(
      /mfe-some belongs to @teams\/mfe-some; the owner of this build is @teams\/stranger/,
    );
    expect(readdirSync(path.join(remotes, 'mfe-some'))).toEqual(['1.0.0']);
    expect(await publish(stranger('2.0.0'), store, { replace: true })).toMatchObject({ isNew: true });
    await expect(publish(build('1.1.0'), store)).rejects.toThrow(/belongs to @teams\/stranger/);
  });

  it('gives a name to one of two owners who publish it first at the same time', async () => {
    const owners = ['@teams/one', '@teams/two'];
    const results = await Promise.allSettled(
      owners.map((owner, at) =>
        publish(builds.write('mfe-some', `1.0.${at}`, { manifest: { owner } }), store),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(readdirSync(path.join(remotes, 'mfe-some'))).toHaveLength(1);
  });

  it.each([
    ['changed', (file: string) => writeFileSync(file, '// changed')],
    ['gone', (file: string) => rmSync(file)],
    ['new', (file: string) => writeFileSync(`${file}.extra`, '// new')],
  ])('refuses to activate a folder in which a file is %s', async (_case, spoil) => {
    await publishAll([build('1.0.0')], store);
    await publish(build('1.1.0'), store);
    spoil(published('1.1.0', 'remoteEntry.js'));
    await expect(activate(store, 'mfe-some', '1.1.0')).rejects.toThrow(/remoteEntry\.js.* is not what was/);
    expect(await activeVersion()).toBe('1.0.0');
  });

  it('publishes each build independently, and names those that are refused', async () => {
    await publishAll([build('1.0.0')], store);
    const broken = builds.write('mfe-some', '1.1.0', { files: { 'remoteEntry.js': null } });
    const another = builds.write('mfe-other', '1.0.0');
    const { published: done, refused } = await publishEach([broken, 'nowhere', another], store);
    expect(done).toEqual([{ name: 'mfe-other', version: '1.0.0', isNew: true }]);
    expect(refused).toEqual([
      expect.stringMatching(/build-2: mfe-some 1\.1\.0 cannot be published:[^]*no remoteEntry\.js/),
      expect.stringMatching(/^nowhere: There is no remote\.json/),
    ]);
    expect(await activeVersion()).toBe('1.0.0');
    await expect(publishAll([broken, another], store)).rejects.toThrow('mfe-some 1.1.0');
  });

  it('does not undo a rollback when the same build is published again', async () => {
    const both = [build('1.0.0'), build('1.1.0')];
    await publishAll([both[0]!], store);
    await publishAll([both[1]!], store);
    expect(await activeVersion()).toBe('1.1.0');
    await activate(store, 'mfe-some', '1.0.0');
    await publishAll([both[1]!], store);
    expect(await activeVersion()).toBe('1.0.0');
  });

  it('does not activate a withdrawn version when it is published again, but activates a new one', async () => {
    const first = build('1.0.0');
    await publishAll([first], store);
    await withdraw(store, 'mfe-some');
    await publishAll([first], store);
    expect(await activeVersion()).toBeUndefined();
    await publishAll([build('1.0.1')], store);
    expect(await activeVersion()).toBe('1.0.1');
    expect((await readRegistry(remotes)).withdrawn).toEqual([]);
  });

  it('raises the revision with every change', async () => {
    await publishAll([build('1.0.0')], store);
    await publishAll([build('1.1.0')], store);
    expect((await readRegistry(remotes)).revision).toBe(2);
  });

  it('refuses to activate a version that was never published', async () => {
    await publishAll([build('1.0.0')], store);
    await expect(activate(store, 'mfe-some', '9.9.9')).rejects.toThrow('mfe-some 9.9.9 is not published');
    expect(await activeVersion()).toBe('1.0.0');
  });

  it('builds on the registry that is signed, whatever somebody wrote into registry.json', async () => {
    await publishAll([build('1.0.0')], store);
    await publish(build('1.1.0'), store);
    for (const text of ['not json', JSON.stringify({ schema: 2, revision: 99, remotes: {} })]) {
      writeFileSync(registryPath(remotes), text);
      await activate(store, 'mfe-some', '1.1.0');
      expect(await activeVersion()).toBe('1.1.0');
      await activate(store, 'mfe-some', '1.0.0');
    }
    expect((await readRegistry(remotes)).revision).toBe(5);
  });
});
