import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Store } from '../signing/store';
import { Builds } from '../testing/builds';
import { signRegistry } from '../testing/sign';
import { activate } from './activate';
import { publish } from './publish';
import { readRegistry, registryPath } from './registry-file';
import { describeVersions } from './reports';
import { listVersions } from './list-versions';
import { rollback, withdraw } from './take-back';

let builds: Builds;
let remotes: string;
let store: Store;

async function release(name: string, version: string): Promise<void> {
  await publish(builds.write(name, version), store);
  await activate(store, name, version);
}

const activeVersions = async () =>
  Object.fromEntries(
    Object.entries((await readRegistry(remotes)).remotes).map(([name, { version }]) => [name, version]),
  );
const rollBackSome = async () => (await rollback(store, 'mfe-some')).version;

beforeEach(() => {
  builds = new Builds();
  ({ remotes, store } = builds);
});

afterEach(() => builds.remove());

describe('Versions', () => {
  it('are rolled back one by one, and never to one that was rolled back', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await release('mfe-some', version);
    expect(await rollBackSome()).toBe('1.1.0');
    expect(await rollBackSome()).toBe('1.0.0');
    await expect(rollBackSome()).rejects.toThrow(/no earlier version[^]*"withdraw" takes the remote out/);
    expect(await activeVersions()).toEqual({ 'mfe-some': '1.0.0' });
  });

  it('that were rolled back do not return by a rollback of a later release', async () => {
    for (const version of ['1.0.0', '1.1.0']) await release('mfe-some', version);
    await rollBackSome();
    await release('mfe-some', '1.2.0');
    expect(await rollBackSome()).toBe('1.0.0');
  });

  it('that are activated by name from the history keep only the history before them', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await release('mfe-some', version);
    await activate(store, 'mfe-some', '1.1.0');
    expect(await rollBackSome()).toBe('1.0.0');
  });

  it('are skipped by a rollback if they are no longer what was published', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await release('mfe-some', version);
    writeFileSync(path.join(remotes, 'mfe-some', '1.1.0', 'remoteEntry.js'), '// changed');
    expect(await rollback(store, 'mfe-some')).toMatchObject({
      deactivated: '1.2.0',
      version: '1.0.0',
      skipped: [{ version: '1.1.0', reason: expect.stringContaining('remoteEntry.js') as string }],
    });
  });

  it('are rolled back two steps by two rollbacks at the same time', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await release('mfe-some', version);
    expect((await Promise.all([rollBackSome(), rollBackSome()])).sort()).toEqual(['1.0.0', '1.1.0']);
    expect(await activeVersions()).toEqual({ 'mfe-some': '1.0.0' });
  });

  it('keep their history when the active one is activated again', async () => {
    await release('mfe-some', '1.0.0');
    await release('mfe-some', '1.1.0');
    await activate(store, 'mfe-some', '1.1.0');
    expect(await rollBackSome()).toBe('1.0.0');
  });

  it('cannot be rolled back if there is only one', async () => {
    await release('mfe-some', '1.0.0');
    await expect(rollBackSome()).rejects.toThrow('no earlier version');
  });

  it('are withdrawn: the one before is active again, or without one the remote leaves until the next activation', async () => {
    await release('mfe-other', '1.0.0');
    for (const version of ['1.0.0', '1.1.0']) await release('mfe-some', version);
    expect(await withdraw(store, 'mfe-some')).toEqual({
      deactivated: '1.1.0',
      version: '1.0.0',
      skipped: [],
    });
    expect(await withdraw(store, 'mfe-some')).toEqual({ deactivated: '1.0.0', version: null, skipped: [] });
    expect(await activeVersions()).toEqual({ 'mfe-other': '1.0.0' });
    await expect(withdraw(store, 'mfe-some')).rejects.toThrow('mfe-some is not active');
    await activate(store, 'mfe-some', '1.1.0');
    expect(await activeVersions()).toEqual({ 'mfe-other': '1.0.0', 'mfe-some': '1.1.0' });
  });

  it('can be withdrawn even if their folder is missing', async () => {
    await release('mfe-some', '1.0.0');
    rmSync(path.join(remotes, 'mfe-some'), { recursive: true });
    expect(await withdraw(store, 'mfe-some')).toMatchObject({ version: null });
  });

  it('are read from a registry of schema 1, which had one earlier version', async () => {
    for (const version of ['1.0.0', '1.1.0']) await release('mfe-some', version);
    const { revision, ...current } = await readRegistry(remotes);
    const { history: _history, ...entry } = current.remotes['mfe-some']!;
    const old = { revision, schema: 1, remotes: { 'mfe-some': { ...entry, previous: '1.0.0' } } };
    await signRegistry(store, JSON.stringify(old));
    expect((await readRegistry(remotes)).remotes['mfe-some']?.history).toEqual(['1.0.0']);
    expect(await rollBackSome()).toBe('1.0.0');
    expect(JSON.parse(readFileSync(registryPath(remotes), 'utf8'))).toMatchObject({ schema: 3, revision: 3 });
  });

  it('are listed with the active one marked', async () => {
    await release('mfe-some', '1.0.0');
    await release('mfe-some', '1.1.0');
    const listed = await listVersions(remotes, 'mfe-some');
    expect(listed.map(({ version, active: isActive }) => [version, isActive]).sort()).toEqual([
      ['1.0.0', false],
      ['1.1.0', true],
    ]);
  });

  it('are listed together with other files and folders, and why those cannot be activated', async () => {
    await release('mfe-some', '1.0.0');
    mkdirSync(path.join(remotes, 'mfe-some', 'odd'));
    mkdirSync(path.join(remotes, 'mfe-some', '.1.0.1.draft.tmp'));
    writeFileSync(path.join(remotes, 'mfe-some', 'notes'), '');
    const lines = (await describeVersions(remotes, 'mfe-some')).join('\n');
    expect(lines).toMatch(/^\* 1\.0\.0 {2}\d{4}-[^ ]+$/m);
    expect(lines).toMatch(/^ {2}odd {2}cannot be activated: There is no remote\.json/m);
    expect(lines).toMatch(/^ {2}notes {2}cannot be activated: There is no remote\.json/m);
    expect(lines).not.toContain('draft');
    rmSync(path.join(remotes, 'mfe-some', '1.0.0'), { recursive: true });
    expect((await describeVersions(remotes, 'mfe-some')).join('\n')).toMatch(
      /^\* 1\.0\.0 {2}cannot be activated/m,
    );
  });

  it('of many remotes can be activated at the same time, and none is lost', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `mfe-${String.fromCharCode(97 + index)}`);
    for (const name of names) await release(name, '1.0.0');
    for (const name of names) await release(name, '2.0.0');
    await Promise.all(names.map((name) => activate(store, name, '1.0.0')));
    expect(await activeVersions()).toEqual(Object.fromEntries(names.map((name) => [name, '1.0.0'])));
    expect((await readRegistry(remotes)).revision).toBe(36);
  });

  it('are activated in spite of the lock of a dead process', async () => {
    await release('mfe-some', '1.0.0');
    writeFileSync(`${registryPath(remotes)}.lock`, '');
    await release('mfe-some', '1.1.0');
    expect(await activeVersions()).toEqual({ 'mfe-some': '1.1.0' });
  }, 15_000);
});
