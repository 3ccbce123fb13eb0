/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { integrityOf } from '../integrity';
import { RegistryWatch } from './registry-watch';

let folder: string;
let watch: RegistryWatch;
const changed = jest.fn();

const manifest = (version: string) =>
  JSON.stringify({
    manifestVersion: 1,
    name: 'mfe-some',
    platform: '^1',
    namespaces: [],
    routes: [],
    layouts: [],
    navigation: [],
    version,
    languages: ['en'],
    globalName: 'mfe_some',
    assets: {},
  });

/** Publishes a version; its manifest can differ from what the registry will say. */
function publish(version: string, written = manifest(version)): void {
  mkdirSync(path.join(folder, 'mfe-some', version), { recursive: true });
  writeFileSync(path.join(folder, 'mfe-some', version, 'remote.json'), written);
}

function register(version: string, revision: number, hash = integrityOf(manifest(version))): void {
  const remotes = {
    'mfe-some': { version, address: `/remotes/mfe-some/${version}/`, files: { 'remote.json': hash } },
  };
  writeFileSync(path.join(folder, 'registry.json'), JSON.stringify({ schema: 1, revision, remotes }));
}

const version = async () => (await watch.current()).remotes[0]?.manifest.version;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lens-registry-'));
  changed.mockClear();
  watch = new RegistryWatch(folder, 'shell', pino({ level: 'silent' }), changed);
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('Registry', () => {
  it('is followed without a restart, and every change is told once', async () => {
    publish('1.0.0');
    register('1.0.0', 1);
    expect(await version()).toBe('1.0.0');
    const first = await watch.current();
    expect(await watch.current()).toBe(first);
    publish('1.1.0');
    register('1.1.0', 22);
    expect(await version()).toBe('1.1.0');
    expect((await watch.current()).id).not.toBe(first.id);
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['is not JSON', () => writeFileSync(path.join(folder, 'registry.json'), '{ not json')],
    ['is no registry', () => writeFileSync(path.join(folder, 'registry.json'), '{"remotes":[]}')],
    ['names a missing version', () => register('9.9.9', 333)],
    ['is gone', () => rmSync(path.join(folder, 'registry.json'))],
    [
      'names a file with another hash',
      () => {
        publish('2.0.0', manifest('2.0.0').replace('en', 'es'));
        register('2.0.0', 4444);
      },
    ],
    [
      'names a version that says it is another',
      () => {
        publish('3.0.0', manifest('1.0.0'));
        register('3.0.0', 55555, integrityOf(manifest('1.0.0')));
      },
    ],
  ])('that %s never replaces the last good one, and recovers', async (_what, spoil) => {
    publish('1.0.0');
    register('1.0.0', 1);
    await watch.current();
    spoil();
    expect(await version()).toBe('1.0.0');
    expect(watch.problem).toMatch(/^registry\.json: /);
    publish('1.0.1');
    register('1.0.1', 666666);
    expect(await version()).toBe('1.0.1');
    expect(watch.problem).toBeNull();
  });

  it('that never was good is an error, not an empty site', async () => {
    await expect(watch.current()).rejects.toThrow('registry.json');
  });
});
