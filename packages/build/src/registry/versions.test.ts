import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Builds } from '../testing/builds';
import { activate } from './active';
import { publish } from './publish';
import { readRegistry, registryPath } from './registry-file';
import { listTold } from './told';
import { listVersions, rollback, withdraw } from './versions';

let builds: Builds;
let remotes: string;

async function release(name: string, version: string): Promise<void> {
  await publish(builds.write(name, version), remotes);
  await activate(remotes, name, version);
}

const active = async () =>
  Object.fromEntries(
    Object.entries((await readRegistry(remotes)).remotes).map(([name, { version }]) => [name, version]),
  );
const back = async () => (await rollback(remotes, 'mfe-some')).version;

beforeEach(() => {
  builds = new Builds();
  ({ remotes } = builds);
});

afterEach(() => builds.remove());

describe('Versions', () => {
  it('go back one by one, and never forth to what was taken back', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await release('mfe-some', version);
    expect(await back()).toBe('1.1.0');
    expect(await back()).toBe('1.0.0');
    await expect(back()).rejects.toThrow(/no earlier version[^]*"withdraw" takes 1\.0\.0 out/);
    expect(await active()).toEqual({ 'mfe-some': '1.0.0' });
  });

  it('that were taken back stay away after the next release too', async () => {
    for (const version of ['1.0.0', '1.1.0']) await release('mfe-some', version);
    await back();
    await release('mfe-some', '1.2.0');
    expect(await back()).toBe('1.0.0');
  });

  it('that somebody went back to by name have nothing later behind them', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await release('mfe-some', version);
    await activate(remotes, 'mfe-some', '1.1.0');
    expect(await back()).toBe('1.0.0');
  });

  it('are passed over on the way back where they are no longer what was published', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await release('mfe-some', version);
    writeFileSync(path.join(remotes, 'mfe-some', '1.1.0', 'remoteEntry.js'), '// changed');
    expect(await rollback(remotes, 'mfe-some')).toMatchObject({
      taken: '1.2.0',
      version: '1.0.0',
      passed: [{ version: '1.1.0', why: expect.stringContaining('remoteEntry.js') as string }],
    });
  });

  it('of two who go back at the same moment lead back two steps', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await release('mfe-some', version);
    expect((await Promise.all([back(), back()])).sort()).toEqual(['1.0.0', '1.1.0']);
    expect(await active()).toEqual({ 'mfe-some': '1.0.0' });
  });

  it('stay where they are when the active one is activated again', async () => {
    await release('mfe-some', '1.0.0');
    await release('mfe-some', '1.1.0');
    await activate(remotes, 'mfe-some', '1.1.0');
    expect(await back()).toBe('1.0.0');
  });

  it('have nowhere to go back to at first', async () => {
    await release('mfe-some', '1.0.0');
    await expect(back()).rejects.toThrow('no earlier version');
  });

  it('are withdrawn: the one before comes back, and without one the remote leaves, which can return', async () => {
    await release('mfe-other', '1.0.0');
    for (const version of ['1.0.0', '1.1.0']) await release('mfe-some', version);
    expect(await withdraw(remotes, 'mfe-some')).toEqual({ taken: '1.1.0', version: '1.0.0', passed: [] });
    expect(await withdraw(remotes, 'mfe-some')).toEqual({ taken: '1.0.0', version: null, passed: [] });
    expect(await active()).toEqual({ 'mfe-other': '1.0.0' });
    await expect(withdraw(remotes, 'mfe-some')).rejects.toThrow('mfe-some is not active');
    await activate(remotes, 'mfe-some', '1.1.0');
    expect(await active()).toEqual({ 'mfe-other': '1.0.0', 'mfe-some': '1.1.0' });
  });

  it('are withdrawn also when their folder is gone', async () => {
    await release('mfe-some', '1.0.0');
    rmSync(path.join(remotes, 'mfe-some'), { recursive: true });
    expect(await withdraw(remotes, 'mfe-some')).toMatchObject({ version: null });
  });

  it('are read from a registry that knew one earlier version alone', async () => {
    for (const version of ['1.0.0', '1.1.0']) await release('mfe-some', version);
    const { revision, ...today } = await readRegistry(remotes);
    const { history: _history, ...entry } = today.remotes['mfe-some']!;
    const old = { revision, schema: 1, remotes: { 'mfe-some': { ...entry, previous: '1.0.0' } } };
    writeFileSync(registryPath(remotes), JSON.stringify(old));
    expect((await readRegistry(remotes)).remotes['mfe-some']?.history).toEqual(['1.0.0']);
    expect(await back()).toBe('1.0.0');
    expect(JSON.parse(readFileSync(registryPath(remotes), 'utf8'))).toMatchObject({ schema: 2, revision: 3 });
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

  it('are listed beside whatever else lies there, with what is wrong with it', async () => {
    await release('mfe-some', '1.0.0');
    mkdirSync(path.join(remotes, 'mfe-some', 'odd'));
    mkdirSync(path.join(remotes, 'mfe-some', '.1.0.1.draft.tmp'));
    writeFileSync(path.join(remotes, 'mfe-some', 'notes'), '');
    const lines = (await listTold(remotes, 'mfe-some')).join('\n');
    expect(lines).toMatch(/^\* 1\.0\.0 {2}\d{4}-[^ ]+$/m);
    expect(lines).toMatch(/^ {2}odd {2}cannot be activated: There is no remote\.json/m);
    expect(lines).toMatch(/^ {2}notes {2}cannot be activated: There is no remote\.json/m);
    expect(lines).not.toContain('draft');
    rmSync(path.join(remotes, 'mfe-some', '1.0.0'), { recursive: true });
    expect((await listTold(remotes, 'mfe-some')).join('\n')).toMatch(/^\* 1\.0\.0 {2}cannot be activated/m);
  });

  it('of many remotes can be activated at the same moment and none is lost', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `mfe-${String.fromCharCode(97 + index)}`);
    for (const name of names) await release(name, '1.0.0');
    for (const name of names) await release(name, '2.0.0');
    await Promise.all(names.map((name) => activate(remotes, name, '1.0.0')));
    expect(await active()).toEqual(Object.fromEntries(names.map((name) => [name, '1.0.0'])));
    expect((await readRegistry(remotes)).revision).toBe(36);
  });

  it('are activated past a lock that a dead writer left', async () => {
    await release('mfe-some', '1.0.0');
    writeFileSync(`${registryPath(remotes)}.lock`, '');
    await release('mfe-some', '1.1.0');
    expect(await active()).toEqual({ 'mfe-some': '1.1.0' });
  }, 15_000);
});
