import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { remoteRole } from '@lens/contracts/signing';
import { createKey, parsePublicKey, readKeys } from '../signing/keys';
import { readSignedState } from '../signing/signed-state';
import type { Store } from '../signing/store';
import { Builds } from '../testing/builds';
import { makeKeys } from '../testing/sign';
import { activate } from './activate';
import { adopt } from './adopt';
import { allowRemoteKeys, countersign, createKeys, describeKeys } from './key-commands';
import { publish, publishAll } from './publish';
import { readRegistry, registryPath } from './registry-file';
import { rotateKeys } from './rotate';
import { renew } from './sign-published';
import { listVersions } from './list-versions';
import { rollback, withdraw } from './take-back';
import { readWithdrawn } from './withdrawn';

let builds: Builds;
let store: Store;
beforeEach(() => {
  builds = new Builds();
  ({ store } = builds);
});
afterEach(() => builds.remove());

/** A store with some of the keys, as on another machine. */
function machineWith(...roles: string[]): Store {
  const keysFolder = path.join(builds.folder, `keys-${Math.random()}`);
  mkdirSync(keysFolder);
  for (const name of readdirSync(store.keysFolder))
    if (name === 'root.json' || roles.some((role) => name.startsWith(`${role}.`)))
      cpSync(path.join(store.keysFolder, name), path.join(keysFolder, name));
  return { ...store, keysFolder, makesKeys: false };
}

const releaseRoles = ['release', 'snapshot', 'timestamp'];
const active = async () => (await readRegistry(store.remotesFolder)).remotes['mfe-some']?.version;
const metadataNames = () => readdirSync(path.join(store.remotesFolder, 'metadata'));

describe('Keys', () => {
  it('are made for the demo at its first use, one for each team, outside of the remotes and for their owner only [SIGNED-10]', async () => {
    await publishAll([builds.write('mfe-some', '1.0.0'), builds.write('mfe-other', '1.0.0')], store);
    const keys = await readKeys(store.keysFolder);
    expect(keys.map(({ role }) => role).sort()).toEqual([
      ...['release', 'remote-mfe-other', 'remote-mfe-some'],
      ...['root', 'root', 'root', 'snapshot', 'targets', 'timestamp'],
    ]);
    for (const { file } of keys) expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(store.keysFolder).mode & 0o777).toBe(0o700);
    expect(path.relative(store.remotesFolder, store.keysFolder)).toMatch(/^\.\./);
    const before = keys.map(({ id }) => id);
    await publishAll([builds.write('mfe-some', '1.1.0')], store);
    expect((await readKeys(store.keysFolder)).map(({ id }) => id)).toEqual(before);
  });

  it('are not made in production, and nothing is published without them [SIGNED-10]', async () => {
    const production = { ...store, makesKeys: false };
    const build = builds.write('mfe-some', '1.0.0');
    await expect(publish(build, production)).rejects.toThrow(/root\.json is missing\. "keys create"/);
    expect(existsSync(path.join(store.remotesFolder, 'mfe-some'))).toBe(false);
    await makeKeys(store.keysFolder, ['mfe-other']);
    await expect(publish(build, production)).rejects.toThrow(/No key may sign mfe-some yet/);
    expect(existsSync(path.join(store.remotesFolder, 'mfe-some'))).toBe(false);
    await publish(builds.write('mfe-other', '1.0.0'), production);
  });

  it('of a team publish its remote and no other, and bring nothing to visitors [SIGNED-7]', async () => {
    await publishAll([builds.write('mfe-some', '1.0.0'), builds.write('mfe-other', '1.0.0')], store);
    const team = machineWith('remote-mfe-some');
    expect(await publish(builds.write('mfe-some', '1.1.0'), team)).toMatchObject({ isNew: true });
    await expect(publish(builds.write('mfe-other', '1.1.0'), team)).rejects.toThrow(
      /has no key that may sign mfe-other/,
    );
    await expect(activate(team, 'mfe-some', '1.1.0')).rejects.toThrow(/This needs a key of the role/);
    await expect(rollback(team, 'mfe-some')).rejects.toThrow();
    expect(await active()).toBe('1.0.0');

    const releaseJob = machineWith(...releaseRoles);
    await activate(releaseJob, 'mfe-some', '1.1.0');
    expect(await active()).toBe('1.1.0');
    await expect(publish(builds.write('mfe-some', '1.2.0'), releaseJob)).rejects.toThrow(
      /no key that may sign/,
    );
  });

  it('of the release activate nothing that its team did not sign [SIGNED-8]', async () => {
    await publishAll([builds.write('mfe-some', '1.0.0')], store);
    const folder = path.join(store.remotesFolder, 'mfe-some');
    cpSync(path.join(folder, '1.0.0'), path.join(folder, '6.6.6'), { recursive: true });
    await expect(activate(store, 'mfe-some', '6.6.6')).rejects.toThrow(
      /mfe-some 6\.6\.6 is not signed by the keys of its team/,
    );
    expect(await active()).toBe('1.0.0');
  });

  it('may have to sign together: one alone is not enough [SIGNED-9]', async () => {
    await publishAll([builds.write('mfe-some', '1.0.0')], store);
    const second = { ...machineWith(), makesKeys: false };
    const { publicKey } = await createKey(second.keysFolder, remoteRole('mfe-some'));
    const own = (await readKeys(store.keysFolder)).find(({ role }) => role === 'remote-mfe-some')!;
    await expect(
      allowRemoteKeys(store, 'mfe-some', { publicKeys: [publicKey], threshold: 2 }),
    ).rejects.toThrow('2 of 1 keys cannot sign');
    await allowRemoteKeys(store, 'mfe-some', { publicKeys: [own.publicKey, publicKey], threshold: 2 });
    await publish(builds.write('mfe-some', '1.1.0'), store);
    await expect(activate(store, 'mfe-some', '1.1.0')).rejects.toThrow(/not signed by the keys/);
    expect(await countersign(second, 'mfe-some')).toContain('mfe-some has the signatures that it needs.');
    expect(await countersign(second, 'mfe-some')).toEqual(['Nothing of mfe-some waits for a key.']);
    await activate(store, 'mfe-some', '1.1.0');
    expect(await active()).toBe('1.1.0');
  });

  it('are admitted and rotated out by whoever has the key of the targets [SIGNED-9]', async () => {
    await publishAll([builds.write('mfe-some', '1.0.0')], store);
    const team = machineWith();
    const [, line = ''] = await createKeys(team, 'mfe-some');
    const publicKey = line.slice(0, 64);
    expect(parsePublicKey(publicKey).publicKey).toBe(publicKey);
    await expect(allowRemoteKeys(team, 'mfe-some', { publicKeys: [publicKey] })).rejects.toThrow(
      /the role "targets"/,
    );
    await allowRemoteKeys(store, 'mfe-some', { publicKeys: [publicKey], add: true });
    await publish(builds.write('mfe-some', '1.0.1'), store);
    await publish(builds.write('mfe-some', '1.1.0'), team);
    await allowRemoteKeys(store, 'mfe-some', { publicKeys: [publicKey] });
    await activate(store, 'mfe-some', '1.1.0');
    await expect(publish(builds.write('mfe-some', '1.2.0'), store)).rejects.toThrow(/no key that may sign/);
    await expect(allowRemoteKeys(store, 'mfe-some', { publicKeys: ['nonsense'] })).rejects.toThrow(
      'is not a public key',
    );
  });

  it('are rotated all or not at all [SIGNED-9]', async () => {
    await publishAll([builds.write('mfe-some', '1.0.0')], store);
    await expect(rotateKeys(store, 'mfe-none')).rejects.toThrow('There is no role or remote "mfe-none"');
    const team = machineWith('remote-mfe-some');
    const before = readdirSync(team.keysFolder);
    await expect(rotateKeys(team, 'mfe-some')).rejects.toThrow(/the role "targets"/);
    expect(readdirSync(team.keysFolder)).toEqual(before);
  });

  it('are listed with what they sign, those that are here with a star', async () => {
    await publishAll([builds.write('mfe-some', '1.0.0')], store);
    const lines = await describeKeys(machineWith('remote-mfe-some'));
    expect(lines).toHaveLength(6);
    expect(lines[0]).toMatch(/^root {2}2 of [0-9a-f]{8} [0-9a-f]{8} [0-9a-f]{8} {2}expires \d{4}-/);
    expect(lines.at(-1)).toMatch(/^remote-mfe-some {2}1 of [0-9a-f]{8}\* {2}expires \d{4}-/);
  });
});

describe('A withdrawal without a key', () => {
  const withoutKey = () => ({ ...store, keysFolder: path.join(builds.folder, 'no-keys'), makesKeys: false });

  it('goes back by one version at most, then out, and signs nothing [SIGNED-11]', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0'])
      await publishAll([builds.write('mfe-some', version)], store);
    const before = readFileSync(registryPath(store.remotesFolder), 'utf8');
    expect(await withdraw(withoutKey(), 'mfe-some')).toMatchObject({
      deactivated: '1.2.0',
      version: '1.1.0',
    });
    expect((await listVersions(store.remotesFolder, 'mfe-some')).find((one) => one.active)?.version).toBe(
      '1.1.0',
    );
    expect(await withdraw(withoutKey(), 'mfe-some')).toMatchObject({ deactivated: '1.1.0', version: null });
    await expect(withdraw(withoutKey(), 'mfe-some')).rejects.toThrow('mfe-some is not active');
    expect(readFileSync(registryPath(store.remotesFolder), 'utf8')).toBe(before);
  });

  it('is made good by the next change that is signed [SIGNED-11]', async () => {
    for (const version of ['1.0.0', '1.1.0']) await publishAll([builds.write('mfe-some', version)], store);
    await withdraw(withoutKey(), 'mfe-some');
    await publishAll([builds.write('mfe-other', '1.0.0')], store);
    expect(await active()).toBe('1.0.0');
    expect(await readWithdrawn(store.remotesFolder)).toEqual({});
    await activate(store, 'mfe-some', '1.1.0');
    expect(await active()).toBe('1.1.0');
  });

  it('that says anything else stops writers with a plain message', async () => {
    await publishAll([builds.write('mfe-some', '1.0.0')], store);
    for (const text of ['{', '{"mfe-some":"1.0.0"}', '{"../x":["1.0.0"]}']) {
      writeFileSync(path.join(store.remotesFolder, 'withdrawn.json'), text);
      await expect(activate(store, 'mfe-some', '1.0.0')).rejects.toThrow(/withdrawn\.json/);
    }
  });
});

describe('A folder of remotes', () => {
  it('from before remotes were signed is adopted once by the demo, and by a command in production [SIGNED-12]', async () => {
    for (const version of ['1.0.0', '1.1.0']) await publishAll([builds.write('mfe-some', version)], store);
    for (const folder of [store.keysFolder, path.join(store.remotesFolder, 'metadata')])
      rmSync(folder, { recursive: true });
    writeFileSync(path.join(store.remotesFolder, 'mfe-some', '1.0.0', 'remoteEntry.js'), '// changed');

    const production = { ...store, makesKeys: false };
    const build = builds.write('mfe-some', '1.2.0');
    await expect(publish(build, production)).rejects.toThrow(/root\.json is missing/);
    await createKeys(production, undefined);
    await expect(publish(build, production)).rejects.toThrow(/"adopt" signs what is there/);
    const lines = await adopt(production);
    expect(lines).toEqual([
      'mfe-some: 1 versions are signed',
      expect.stringMatching(/1\.0\.0 was left unsigned: remoteEntry\.js/),
    ]);
    expect(await active()).toBe('1.1.0');
    await publish(build, production);

    rmSync(store.keysFolder, { recursive: true });
    await publishAll([builds.write('mfe-some', '1.3.0')], store);
    expect(await active()).toBe('1.3.0');
    const signed = Object.keys(
      (await readSignedState(store)).teams.get('remote-mfe-some')!.metadata.signed.targets,
    );
    expect(signed.sort()).toEqual(['1.1.0', '1.2.0', '1.3.0'].map((one) => `mfe-some/${one}/hashes.json`));
  });

  it('whose signatures were taken away is not adopted by the demo [SIGNED-12]', async () => {
    await publishAll([builds.write('mfe-some', '1.0.0')], store);
    rmSync(path.join(store.remotesFolder, 'metadata'), { recursive: true });
    await expect(publishAll([builds.write('mfe-some', '1.1.0')], store)).rejects.toThrow(/"adopt" signs/);
  });

  it('changes nothing while what says which version is live is missing, rather than begin anew without the other remotes [FAULT-17]', async () => {
    await publishAll([builds.write('mfe-some', '1.0.0')], store);
    const timestamp = path.join(store.remotesFolder, 'metadata', 'timestamp.json');
    const before = readFileSync(timestamp);
    rmSync(timestamp);
    await expect(publish(builds.write('mfe-other', '1.0.0'), store)).rejects.toThrow(
      'timestamp.json is missing',
    );
    await expect(activate(store, 'mfe-some', '1.0.0')).rejects.toThrow('timestamp.json is missing');
    writeFileSync(timestamp, before);
    await publish(builds.write('mfe-other', '1.0.0'), store);
  });

  it('is in its old state when a writer ends before the last file is in place [SIGNED-13]', async () => {
    await publishAll([builds.write('mfe-some', '1.0.0')], store);
    await publish(builds.write('mfe-some', '1.1.0'), store);
    const timestamp = path.join(store.remotesFolder, 'metadata', 'timestamp.json');
    const [before, copy] = [readFileSync(timestamp), readFileSync(registryPath(store.remotesFolder))];
    await activate(store, 'mfe-some', '1.1.0');
    writeFileSync(timestamp, before);
    writeFileSync(registryPath(store.remotesFolder), copy);
    expect((await readSignedState(store)).published?.registryText).toBe(copy.toString());
    await activate(store, 'mfe-some', '1.1.0');
    expect(await active()).toBe('1.1.0');
  });

  it('keeps little of what was replaced', async () => {
    await publishAll([builds.write('mfe-some', '1.0.0')], store);
    for (let count = 0; count < 60; count += 1) await renew(store);
    expect(metadataNames().filter((name) => name.endsWith('.snapshot.json'))).toHaveLength(50);
    expect((await readSignedState(store)).published).not.toBeNull();
  });

  it('that lies still for long is signed anew by whoever says what is live, and not by others [SIGNED-6]', async () => {
    await publishAll([builds.write('mfe-some', '1.0.0')], store);
    const expiry = async () => (await readSignedState(store)).published!.timestamp.signed.expires;
    const before = await expiry();
    await expect(renew(machineWith('remote-mfe-some'))).rejects.toThrow(/the role "snapshot"/);
    expect(await expiry()).toBe(before);
    jest.useFakeTimers({ now: Date.now() + 3_600_000, advanceTimers: true });
    expect(await renew(machineWith('remote-mfe-some'), { all: true })).toEqual([
      'remote-mfe-some is signed anew.',
      expect.stringContaining('once the release job has signed'),
    ]);
    expect(await renew(machineWith(...releaseRoles))).toEqual(['What is live is signed for 7 more days.']);
    jest.useRealTimers();
    expect(Date.parse(await expiry()) - Date.parse(before)).toBeGreaterThan(3_500_000);
  });
});
