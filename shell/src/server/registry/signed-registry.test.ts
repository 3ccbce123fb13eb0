/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publish, publishAll } from '@lens/build/registry/publish';
import { rotateKeys } from '@lens/build/registry/rotate';
import { renew } from '@lens/build/registry/sign-published';
import { withdraw } from '@lens/build/registry/take-back';
import { createKey, readKeys, type SigningKey } from '@lens/build/signing/keys';
import { createMetadata, describeContent, signMetadata } from '@lens/build/signing/metadata';
import { signRegistry } from '@lens/build/testing/sign';
import type { Registry } from '@lens/contracts/registry';
import { flipByte, servedVersions, SignedSite } from '../testing/signed-site';
import type { CurrentRegistry } from './current-registry';
import { readVerified } from './read-verified';

const dayMs = 24 * 60 * 60 * 1000;
const first = { 'mfe-other': '1.0.0', 'mfe-some': '1.0.0' };

let site: SignedSite;
let shell: CurrentRegistry;

beforeEach(async () => {
  site = new SignedSite();
  const { builds, store } = site;
  await publishAll([builds.write('mfe-some', '1.0.0'), builds.write('mfe-other', '1.0.0')], store);
  shell = site.startShell();
  expect(await servedVersions(shell)).toEqual(first);
  expect(shell.problem).toBeNull();
});
afterEach(() => {
  jest.useRealTimers();
  site.remove();
});

const readJson = <Value>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Value;
const readRegistry = () => readJson<Registry>(site.file('registry.json'));

interface Signed {
  version: number;
  targets: Record<string, object>;
}

/** Replaces what a role signed: same number or another, other content, other keys. */
function forge(role: string, keys: SigningKey[], change: (signed: Signed) => Partial<Signed> = () => ({})) {
  const kind = role === 'timestamp' || role === 'snapshot' ? role : 'targets';
  const { signed } = readJson<{ signed: Signed }>(site.newest(role));
  const content = { ...signed, ...change(signed) };
  const name = role === 'timestamp' ? 'timestamp.json' : `${content.version}.${role}.json`;
  const metadata = createMetadata(kind, content.version, { ...content });
  writeFileSync(site.file('metadata', name), signMetadata(metadata, keys));
}

const stranger = () => createKey(mkdtempSync(path.join(site.builds.folder, 'stranger-')), 'release');

/** What is served stays; the shell says so once, and so does one that starts with its memory. */
async function expectRefused(reason: RegExp, before: Record<string, string>): Promise<void> {
  expect(await servedVersions(shell)).toEqual(before);
  expect(shell.problem).toMatch(reason);
  expect(site.logged.filter(({ problem }) => problem === shell.problem)).toHaveLength(1);
  const restarted = site.startShell();
  expect(await servedVersions(restarted)).toEqual(before);
  expect(restarted.problem).toMatch(reason);
}

/** Only this remote stays as it was, or is left out by a shell that starts anew; all others are served. */
async function expectRemoteRefused(version: string, reason: string): Promise<void> {
  expect(await servedVersions(shell)).toEqual(first);
  const { problems } = await shell.current();
  expect(problems).toMatchObject([{ name: 'mfe-some', version, served: '1.0.0' }]);
  expect(problems[0]!.problem).toContain(reason);
  expect(await servedVersions(site.startNewShell())).toEqual({ 'mfe-other': '1.0.0' });
}

describe('A signed registry', () => {
  it('is followed with the next request, when a team activates and when it takes back [SIGNED-1]', async () => {
    await site.release('mfe-some', '1.1.0');
    expect(await servedVersions(shell)).toEqual({ ...first, 'mfe-some': '1.1.0' });
    await withdraw(site.store, 'mfe-some');
    expect(await servedVersions(shell)).toEqual(first);
    expect(shell.problem).toBeNull();
  });

  it('takes nothing from registry.json, which whoever can write there may change [SIGNED-2]', async () => {
    const json = readRegistry();
    cpSync(site.file('mfe-some', '1.0.0'), site.file('mfe-some', '6.6.6'), { recursive: true });
    const forged = { version: '6.6.6', address: '/remotes/mfe-some/6.6.6/' };
    json.remotes['mfe-some'] = { ...json.remotes['mfe-some']!, ...forged };
    writeFileSync(site.file('registry.json'), JSON.stringify({ ...json, revision: 9 }));
    await expectRefused(/it is not what was signed/, first);
    await renew(site.store);
    expect(await servedVersions(shell)).toEqual(first);
    expect(shell.problem).toBeNull();
    expect(readRegistry().remotes['mfe-some']?.version).toBe('1.0.0');
  });

  it('refuses a newer state that a stranger signed [SIGNED-2]', async () => {
    const key = await stranger();
    forge('timestamp', [key], ({ version }) => ({ version: version + 1 }));
    await expectRefused(/timestamp was signed by 0\/1 keys/, first);
  });

  it.each(['snapshot', 'targets', 'release'])(
    'refuses a %s that a stranger signed, although all else is in order [SIGNED-2]',
    async (role) => {
      forge(role, [await stranger()]);
      await expect(site.startNewShell().current()).rejects.toThrow();
    },
  );

  it('refuses every file of a version of which one byte was changed [SIGNED-3]', async () => {
    const { remotes } = await shell.current();
    const { files, folder } = remotes.find(({ manifest }) => manifest.name === 'mfe-some')!;
    expect(Object.keys(files)).toHaveLength(4);
    for (const file of Object.keys(files)) {
      await readVerified({ folder, files }, file);
      flipByte(path.join(folder, file));
      await expect(readVerified({ folder, files }, file)).rejects.toThrow(file);
    }
  });

  it('refuses every signed file of which one byte was changed [SIGNED-3]', async () => {
    for (const role of ['timestamp', 'snapshot', 'targets', 'release', 'registry']) {
      flipByte(site.newest(role));
      await expect(site.startNewShell().current()).rejects.toThrow();
      flipByte(site.newest(role));
    }
    for (const file of [site.newest('remote-mfe-some'), site.file('mfe-some', '1.0.0', 'hashes.json')]) {
      flipByte(file);
      expect(await servedVersions(site.startNewShell())).toEqual({ 'mfe-other': '1.0.0' });
      flipByte(file);
    }
    expect(await servedVersions(site.startNewShell())).toEqual(first);
  });

  it('refuses an older state, whoever puts it back, until its owner signs it anew [SIGNED-4]', async () => {
    const older = path.join(site.builds.folder, 'older');
    cpSync(site.store.remotesFolder, older, { recursive: true });
    await site.release('mfe-some', '1.1.0');
    const newer = { ...first, 'mfe-some': '1.1.0' };
    expect(await servedVersions(shell)).toEqual(newer);
    for (const name of ['metadata', 'registry.json']) rmSync(site.file(name), { recursive: true });
    cpSync(older, site.store.remotesFolder, { recursive: true });
    await expectRefused(/less than current version/, newer);

    jest.useFakeTimers({ now: Date.now() + dayMs, advanceTimers: true });
    await renew(site.store, { all: true });
    expect(await servedVersions(shell)).toEqual(first);
    expect(shell.problem).toBeNull();
  });

  it('refuses a newer timestamp with an older snapshot [SIGNED-5]', async () => {
    const oldSnapshot = readFileSync(site.newest('snapshot'));
    await site.release('mfe-some', '1.1.0');
    writeFileSync(site.newest('snapshot'), oldSnapshot);
    await expectRefused(/snapshot/, first);
  });

  it('refuses what a team signed earlier in place of what it signed last [SIGNED-5]', async () => {
    const oldTeam = readFileSync(site.newest('remote-mfe-some'));
    await site.release('mfe-some', '1.1.0');
    writeFileSync(site.newest('remote-mfe-some'), oldTeam);
    await expectRemoteRefused('1.1.0', 'What its team signed cannot be verified.');
  });

  it('serves on when it has expired, but accepts nothing newer until it is signed anew [SIGNED-6]', async () => {
    jest.useFakeTimers({ now: Date.now() + 8 * dayMs, advanceTimers: true });
    expect(await servedVersions(shell)).toEqual(first);
    expect(shell.isExpired).toBe(true);
    await expectRefused(/expired/, first);
    await expect(site.startNewShell().current()).rejects.toThrow(/expired/);
    await renew(site.store);
    expect(await servedVersions(shell)).toEqual(first);
    expect([shell.problem, shell.isExpired]).toEqual([null, false]);
  });

  it('refuses a remote that another team signed [SIGNED-7]', async () => {
    await publish(site.builds.write('mfe-some', '1.1.0'), site.store);
    const target = 'mfe-some/1.1.0/hashes.json';
    const hashes = describeContent(readFileSync(site.file(target)));
    const keys = (await readKeys(site.store.keysFolder)).filter(({ role }) => role === 'remote-mfe-other');
    // In its own metadata the path is not its own; in that of the other team the key is not.
    forge('remote-mfe-other', keys, ({ version, targets }) => ({
      version: version + 1,
      targets: { ...targets, [target]: hashes },
    }));
    forge('remote-mfe-some', keys);
    await nameVersion('mfe-some', '1.1.0');
    await expectRemoteRefused('1.1.0', 'What its team signed cannot be verified.');
  });

  it('refuses code that only the key of the release names [SIGNED-8]', async () => {
    cpSync(site.file('mfe-some', '1.0.0'), site.file('mfe-some', '6.6.6'), { recursive: true });
    await nameVersion('mfe-some', '6.6.6');
    await expectRemoteRefused('6.6.6', 'It is not signed by its team.');

    await nameVersion('mfe-some', '1.0.0', { 'remoteEntry.js': `sha384-${'A'.repeat(64)}` });
    expect(await servedVersions(shell)).toEqual(first);
    const { files } = (await shell.current()).registry.remotes['mfe-some']!;
    expect(files).toEqual(readJson(site.file('mfe-some', '1.0.0', 'hashes.json')));
  });

  it('lets whoever writes withdrawn.json take away, and add or choose nothing [SIGNED-11]', async () => {
    for (const version of ['1.1.0', '1.2.0']) await site.release('mfe-some', version);
    const withdrawn = (text: string) => writeFileSync(site.file('withdrawn.json'), text);
    withdrawn('{"mfe-some":["1.2.0"]}');
    expect(await servedVersions(shell)).toEqual({ ...first, 'mfe-some': '1.1.0' });
    withdrawn('{"mfe-some":["1.2.0","1.1.0"]}');
    expect(await servedVersions(shell)).toEqual({ 'mfe-other': '1.0.0' });
    withdrawn('{"mfe-some":["1.1.0","1.0.0"],"mfe-else":["1.0.0"]}');
    expect(await servedVersions(shell)).toEqual({ ...first, 'mfe-some': '1.2.0' });
    expect(shell.problem).toBeNull();
    withdrawn('{"mfe-some":"1.2.0"}');
    await expectRefused(/withdrawn\.json lists no versions/, { ...first, 'mfe-some': '1.2.0' });
    rmSync(site.file('withdrawn.json'));
    expect(await servedVersions(shell)).toEqual({ ...first, 'mfe-some': '1.2.0' });
    expect(shell.problem).toBeNull();
  });

  it('asks its files for news in microseconds, and verifies nothing while they stay [SIGNED-14]', async () => {
    const before = await shell.current();
    const startedMs = performance.now();
    for (let count = 0; count < 2000; count += 1) expect(shell.isUnchanged()).toBe(true);
    expect((performance.now() - startedMs) / 2000).toBeLessThan(1);
    expect(await shell.current()).toBe(before);
  });

  it.each(['mfe-some', 'release', 'targets', 'snapshot', 'timestamp', 'root'])(
    'follows when the keys of %s are rotated, and refuses the old ones [SIGNED-9]',
    async (name) => {
      const role = name === 'mfe-some' ? 'remote-mfe-some' : name;
      const old = (await readKeys(site.store.keysFolder)).filter((key) => key.role === role);
      const added = await rotateKeys(site.store, name);
      expect(added.map(({ id }) => id)).not.toEqual(old.map(({ id }) => id));
      expect(await servedVersions(shell)).toEqual(first);
      expect(shell.problem).toBeNull();
      await site.release('mfe-some', '1.1.0');
      const newer = { ...first, 'mfe-some': '1.1.0' };
      expect(await servedVersions(shell)).toEqual(newer);
      expect(await servedVersions(site.startNewShell())).toEqual(newer);
      if (name === 'root') return;
      forge(role, old);
      const renewed = site.startNewShell();
      if (name === 'mfe-some') expect(await servedVersions(renewed)).toEqual({ 'mfe-other': '1.0.0' });
      else await expect(renewed.current()).rejects.toThrow();
    },
  );
});

/** Names a version as live with the key of the release, without any check. */
async function nameVersion(name: string, version: string, files?: Record<string, string>): Promise<void> {
  const json = readRegistry();
  const entry = { ...json.remotes[name]!, version, address: `/remotes/${name}/${version}/` };
  json.remotes[name] = { ...entry, files: files ?? entry.files };
  await signRegistry(site.store, JSON.stringify({ ...json, revision: json.revision + 1 }));
}
