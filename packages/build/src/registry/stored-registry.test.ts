import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Store } from '../signing/store';
import { Builds } from '../testing/builds';
import { signRegistry } from '../testing/sign';
import { activate } from './activate';
import { publish, publishEach } from './publish';
import { readRegistry, registryPath } from './registry-file';
import { describeProblems } from './reports';
import { listVersions } from './list-versions';
import { rollback, withdraw } from './take-back';

let builds: Builds;
let remotes: string;
let store: Store;

interface RegistryJson {
  owners: Record<string, unknown>;
  remotes: Record<string, Record<string, unknown>>;
}
const readJson = () => JSON.parse(readFileSync(registryPath(remotes), 'utf8')) as RegistryJson;

/** Changes the registry as somebody with the key of the release role would by hand. */
async function editJson(change: (registry: RegistryJson) => void): Promise<void> {
  const registry = readJson();
  change(registry);
  await signRegistry(store, JSON.stringify(registry));
}

async function release(name: string, version: string): Promise<void> {
  await publish(builds.write(name, version), store);
  await activate(store, name, version);
}

const activeOf = async (name: string) => (await readRegistry(remotes)).remotes[name]?.version;

/** An invalid version, an unknown field, and a history that must not get lost. */
const invalidEntry = { version: 'no version', history: ['0.1.0', '0.2.0'], note: { of: ['ours'] } };

beforeEach(async () => {
  builds = new Builds();
  ({ remotes, store } = builds);
  for (const version of ['1.0.0', '1.1.0']) await release('mfe-bad', version);
  await release('mfe-other', '1.0.0');
  await editJson((registry) => (registry.remotes['mfe-bad'] = invalidEntry));
});
afterEach(() => builds.remove());

describe('One invalid entry of the registry', () => {
  it('does not hinder other teams, and does not change when they change the registry', async () => {
    await release('mfe-other', '1.1.0');
    expect(await activeOf('mfe-other')).toBe('1.1.0');
    expect((await rollback(store, 'mfe-other')).version).toBe('1.0.0');
    expect((await listVersions(remotes, 'mfe-other')).map(({ active }) => active)).toEqual([false, true]);
    await release('mfe-third', '1.0.0');
    await withdraw(store, 'mfe-third');
    expect(readJson().remotes['mfe-bad']).toEqual(invalidEntry);
  });

  it('makes every command for its remote fail with the reason, without changing anything', async () => {
    const before = readFileSync(registryPath(remotes), 'utf8');
    const build = builds.write('mfe-bad', '1.2.0');
    for (const command of [
      () => activate(store, 'mfe-bad', '1.0.0'),
      () => rollback(store, 'mfe-bad'),
      () => withdraw(store, 'mfe-bad'),
      () => publish(build, store),
    ])
      await expect(command()).rejects.toThrow(
        /registry\.json cannot be used for mfe-bad, and nothing was changed: .*version: /,
      );
    expect(readFileSync(registryPath(remotes), 'utf8')).toBe(before);
    expect(existsSync(path.join(remotes, 'mfe-bad', '1.2.0'))).toBe(false);
  });

  it('does not count as a remote that has never been active', async () => {
    const again = [builds.write('mfe-bad', '1.1.0'), builds.write('mfe-other', '1.0.0')];
    expect(await publishEach(again, store)).toMatchObject({ refused: [] });
    expect(readJson().remotes['mfe-bad']).toEqual(invalidEntry);
  });

  it('is used again once it is repaired', async () => {
    await editJson((registry) =>
      Object.assign(registry.remotes['mfe-bad']!, { version: '1.1.0', note: undefined }),
    );
    expect(await describeProblems(remotes)).toEqual([expect.stringMatching(/mfe-bad.*address/)]);
    await editJson((registry) => delete registry.remotes['mfe-bad']);
    expect(await describeProblems(remotes)).toEqual([]);
    await activate(store, 'mfe-bad', '1.0.0');
    expect(await activeOf('mfe-bad')).toBe('1.0.0');
  });

  it('is preserved even if the name is invalid or the owner is', async () => {
    await editJson((registry) => {
      registry.remotes['Bad Name'] = { version: '1.0.0' };
      registry.owners['mfe-bad'] = ['two', 'teams'];
    });
    await release('mfe-other', '1.1.0');
    expect(readJson().remotes['Bad Name']).toEqual({ version: '1.0.0' });
    expect(readJson().owners).toEqual({ 'mfe-other': '@teams/mfe-other', 'mfe-bad': ['two', 'teams'] });
    expect(await describeProblems(remotes)).toEqual([
      expect.stringMatching(/for mfe-bad: .*version: .*its owner: /),
      expect.stringMatching(/for Bad Name: /),
    ]);
  });

  it('is preserved by two processes that write at the same time, and both report it', async () => {
    const names = ['mfe-one', 'mfe-two'];
    const program = path.resolve(__dirname, '..', 'operate.ts');
    const results = await Promise.all(
      names.map((name) =>
        promisify(execFile)(
          process.execPath,
          ['--import', 'tsx/esm', program, 'publish', builds.write(name, '1.0.0')],
          {
            cwd: __dirname,
            env: { PATH: process.env['PATH'], REMOTES_DIR: remotes, KEYS_DIR: store.keysFolder },
          },
        ),
      ),
    );
    for (const { stderr } of results) expect(stderr).toMatch(/^registry\.json cannot be used for mfe-bad: /m);
    expect(Object.keys(readJson().remotes).sort()).toEqual(['mfe-bad', 'mfe-one', 'mfe-other', 'mfe-two']);
    expect(readJson().remotes['mfe-bad']).toEqual(invalidEntry);
  });
});
