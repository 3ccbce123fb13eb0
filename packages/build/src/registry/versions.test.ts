import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { activate, publish } from './publish';
import { readRegistry, registryPath } from './registry-file';
import { listVersions, rollback } from './versions';

let folder: string;
let remotes: string;

async function release(name: string, version: string): Promise<void> {
  const output = path.join(folder, `${name}-${version}`);
  mkdirSync(output);
  const manifest = {
    manifestVersion: 1,
    name,
    platform: '^1',
    namespaces: [],
    routes: [],
    layouts: [],
    navigation: [],
  };
  const built = { ...manifest, version, languages: [], globalName: 'some', assets: {} };
  writeFileSync(path.join(output, 'remote.json'), JSON.stringify(built));
  await publish(output, remotes);
  await activate(remotes, name, version);
}

const active = async () =>
  Object.fromEntries(
    Object.entries((await readRegistry(remotes)).remotes).map(([name, { version }]) => [name, version]),
  );

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lens-versions-'));
  remotes = path.join(folder, 'remotes');
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('Versions', () => {
  it('go back to the one that was active before, and forth again', async () => {
    await release('mfe-some', '1.0.0');
    await release('mfe-some', '1.1.0');
    expect(await rollback(remotes, 'mfe-some')).toBe('1.0.0');
    expect(await active()).toEqual({ 'mfe-some': '1.0.0' });
    expect(await rollback(remotes, 'mfe-some')).toBe('1.1.0');
  });

  it('stay where they are when the active one is activated again', async () => {
    await release('mfe-some', '1.0.0');
    await release('mfe-some', '1.1.0');
    await activate(remotes, 'mfe-some', '1.1.0');
    expect(await rollback(remotes, 'mfe-some')).toBe('1.0.0');
  });

  it('have nowhere to go back to at first', async () => {
    await release('mfe-some', '1.0.0');
    await expect(rollback(remotes, 'mfe-some')).rejects.toThrow('no earlier version');
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
