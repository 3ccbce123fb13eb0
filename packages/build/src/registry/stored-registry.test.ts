import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { Builds } from '../testing/builds';
import { activate } from './active';
import { publish, publishEach } from './publish';
import { readRegistry, registryPath } from './registry-file';
import { faultsTold } from './told';
import { listVersions, rollback, withdraw } from './versions';

let builds: Builds;
let remotes: string;

interface Written {
  owners: Record<string, unknown>;
  remotes: Record<string, Record<string, unknown>>;
}
const written = () => JSON.parse(readFileSync(registryPath(remotes), 'utf8')) as Written;

/** Changes the file as somebody does by hand. */
function write(change: (registry: Written) => void): void {
  const registry = written();
  change(registry);
  writeFileSync(registryPath(remotes), JSON.stringify(registry));
}

async function release(name: string, version: string): Promise<void> {
  await publish(builds.write(name, version), remotes);
  await activate(remotes, name, version);
}

const activeOf = async (name: string) => (await readRegistry(remotes)).remotes[name]?.version;

/** No version, a note of somebody's, and a history that nobody else has. */
const bad = { version: 'no version', history: ['0.1.0', '0.2.0'], note: { of: ['ours'] } };

beforeEach(async () => {
  builds = new Builds();
  ({ remotes } = builds);
  for (const version of ['1.0.0', '1.1.0']) await release('mfe-bad', version);
  await release('mfe-other', '1.0.0');
  write((registry) => (registry.remotes['mfe-bad'] = bad));
});
afterEach(() => builds.remove());

describe('One bad entry of the registry', () => {
  it('holds up no other team, and stands as it stood after all that they do', async () => {
    await release('mfe-other', '1.1.0');
    expect(await activeOf('mfe-other')).toBe('1.1.0');
    expect((await rollback(remotes, 'mfe-other')).version).toBe('1.0.0');
    expect((await listVersions(remotes, 'mfe-other')).map(({ active }) => active)).toEqual([false, true]);
    await release('mfe-third', '1.0.0');
    await withdraw(remotes, 'mfe-third');
    expect(written().remotes['mfe-bad']).toEqual(bad);
  });

  it('is refused to its own team, who are told what is wrong and lose nothing', async () => {
    const before = readFileSync(registryPath(remotes), 'utf8');
    const build = builds.write('mfe-bad', '1.2.0');
    for (const act of [
      () => activate(remotes, 'mfe-bad', '1.0.0'),
      () => rollback(remotes, 'mfe-bad'),
      () => withdraw(remotes, 'mfe-bad'),
      () => publish(build, remotes),
    ])
      await expect(act()).rejects.toThrow(
        /registry\.json cannot be used for mfe-bad, and nothing was changed: .*version: /,
      );
    expect(readFileSync(registryPath(remotes), 'utf8')).toBe(before);
    expect(existsSync(path.join(remotes, 'mfe-bad', '1.2.0'))).toBe(false);
  });

  it('is not taken for a remote that has never been active', async () => {
    const again = [builds.write('mfe-bad', '1.1.0'), builds.write('mfe-other', '1.0.0')];
    expect(await publishEach(again, remotes)).toMatchObject({ refused: [] });
    expect(written().remotes['mfe-bad']).toEqual(bad);
  });

  it('is used again once it is mended', async () => {
    write((registry) => Object.assign(registry.remotes['mfe-bad']!, { version: '1.1.0', note: undefined }));
    expect(await faultsTold(remotes)).toEqual([expect.stringMatching(/mfe-bad.*address/)]);
    write((registry) => delete registry.remotes['mfe-bad']);
    expect(await faultsTold(remotes)).toEqual([]);
    await activate(remotes, 'mfe-bad', '1.0.0');
    expect(await activeOf('mfe-bad')).toBe('1.0.0');
  });

  it('is kept where it has no name that a remote can have, or is an owner that is none', async () => {
    write((registry) => {
      registry.remotes['Bad Name'] = { version: '1.0.0' };
      registry.owners['mfe-bad'] = ['two', 'teams'];
    });
    await release('mfe-other', '1.1.0');
    expect(written().remotes['Bad Name']).toEqual({ version: '1.0.0' });
    expect(written().owners).toEqual({ 'mfe-other': '@teams/mfe-other', 'mfe-bad': ['two', 'teams'] });
    expect(await faultsTold(remotes)).toEqual([
      expect.stringMatching(/for mfe-bad: .*version: .*its owner: /),
      expect.stringMatching(/for Bad Name: /),
    ]);
  });

  it('is kept by two processes that write at once, and each of them names it', async () => {
    const names = ['mfe-one', 'mfe-two'];
    const command = path.resolve(__dirname, '..', 'operate.ts');
    const told = await Promise.all(
      names.map((name) =>
        promisify(execFile)(
          process.execPath,
          ['--import', 'tsx/esm', command, 'publish', builds.write(name, '1.0.0')],
          { cwd: __dirname, env: { PATH: process.env['PATH'], REMOTES_DIR: remotes } },
        ),
      ),
    );
    for (const { stderr } of told) expect(stderr).toMatch(/^registry\.json cannot be used for mfe-bad: /m);
    expect(Object.keys(written().remotes).sort()).toEqual(['mfe-bad', 'mfe-one', 'mfe-other', 'mfe-two']);
    expect(written().remotes['mfe-bad']).toEqual(bad);
  });
});
