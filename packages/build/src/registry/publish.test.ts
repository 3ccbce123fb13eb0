import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { activate, publish, publishFresh } from './publish';
import { readRegistry, registryPath } from './registry-file';

let folder: string;
let remotes: string;

/** A build as `remote build` leaves it. */
function build(version: string): string {
  const output = path.join(folder, `build-${version}`);
  mkdirSync(path.join(output, 'server'), { recursive: true });
  const manifest = {
    manifestVersion: 1,
    name: 'mfe-some',
    platform: '^1',
    namespaces: [],
    routes: [],
    version,
    languages: [],
    globalName: 'mfe_some',
    assets: {},
  };
  writeFileSync(
    path.join(output, 'remote.json'),
    JSON.stringify({ ...manifest, layouts: [], navigation: [] }),
  );
  writeFileSync(path.join(output, 'remoteEntry.js'), `// ${version}`);
  writeFileSync(path.join(output, 'remoteEntry.js.br'), 'compressed');
  return output;
}

const activeVersion = async () => (await readRegistry(remotes)).remotes['mfe-some']?.version;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lens-publish-'));
  remotes = path.join(folder, 'remotes');
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('Publishing', () => {
  it('copies a build into its version folder and names it in the registry with every hash', async () => {
    expect(await publishFresh([build('1.0.0')], remotes)).toEqual([
      { name: 'mfe-some', version: '1.0.0', fresh: true },
    ]);
    const entry = (await readRegistry(remotes)).remotes['mfe-some'];
    expect(entry).toMatchObject({ version: '1.0.0', address: '/remotes/mfe-some/1.0.0/' });
    expect(Object.keys(entry!.files)).toEqual(['remote.json', 'remoteEntry.js']);
    expect(entry!.files['remoteEntry.js']).toMatch(/^sha384-/);
    expect(existsSync(path.join(remotes, 'mfe-some', '1.0.0', 'remoteEntry.js.br'))).toBe(true);
  });

  it('never changes a published folder', async () => {
    const first = build('1.0.0');
    await publish(first, remotes);
    writeFileSync(path.join(first, 'remoteEntry.js'), '// changed');
    cpSync(first, path.join(folder, 'again'), { recursive: true });
    expect(await publish(path.join(folder, 'again'), remotes)).toMatchObject({ fresh: false });
    expect(readdirSync(path.join(remotes, 'mfe-some'))).toEqual(['1.0.0']);
  });

  it('is refused to all but one of those who publish the same version at once', async () => {
    const output = build('1.0.0');
    const results = await Promise.all(Array.from({ length: 8 }, () => publish(output, remotes)));
    expect(results.filter(({ fresh }) => fresh)).toHaveLength(1);
    expect(readdirSync(path.join(remotes, 'mfe-some'))).toEqual(['1.0.0']);
  });

  it.each([
    ['changed', (file: string) => writeFileSync(file, '// changed')],
    ['gone', (file: string) => rmSync(file)],
    ['new', (file: string) => writeFileSync(`${file}.extra`, '// new')],
  ])('refuses to activate a folder in which a file is %s', async (_what, spoil) => {
    await publishFresh([build('1.0.0')], remotes);
    await publish(build('1.1.0'), remotes);
    spoil(path.join(remotes, 'mfe-some', '1.1.0', 'remoteEntry.js'));
    await expect(activate(remotes, 'mfe-some', '1.1.0')).rejects.toThrow(/remoteEntry\.js.* is not what was/);
    expect(await activeVersion()).toBe('1.0.0');
  });

  it('leaves a rollback as it is when the same build is published again', async () => {
    const builds = [build('1.0.0'), build('1.1.0')];
    await publishFresh([builds[0]!], remotes);
    await publishFresh([builds[1]!], remotes);
    expect(await activeVersion()).toBe('1.1.0');
    await activate(remotes, 'mfe-some', '1.0.0');
    await publishFresh([builds[1]!], remotes);
    expect(await activeVersion()).toBe('1.0.0');
  });

  it('counts a revision for every change', async () => {
    await publishFresh([build('1.0.0')], remotes);
    await publishFresh([build('1.1.0')], remotes);
    expect((await readRegistry(remotes)).revision).toBe(2);
  });

  it('refuses to activate what was never published', async () => {
    await publishFresh([build('1.0.0')], remotes);
    await expect(activate(remotes, 'mfe-some', '9.9.9')).rejects.toThrow('mfe-some 9.9.9 is not published');
    expect(await activeVersion()).toBe('1.0.0');
  });

  it('refuses to write over a registry that is none', async () => {
    await publish(build('1.0.0'), remotes);
    writeFileSync(registryPath(remotes), 'not json');
    await expect(activate(remotes, 'mfe-some', '1.0.0')).rejects.toThrow();
  });
});
