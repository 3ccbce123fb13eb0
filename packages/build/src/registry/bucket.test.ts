import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { timestampFile, withdrawnFile } from '@lens/contracts/signing';
import type { Store } from '../signing/store';
import { Builds } from '../testing/builds';
import { S3Service, type Request } from '../testing/s3-service';
import { activate } from './activate';
import { cleanUp } from './clean-up';
import { mirrorOf, refresh } from './follow-bucket';
import { publish } from './publish';
import { readRegistry } from './registry-file';
import { rotateKeys } from './rotate';
import { renew } from './sign-published';
import { withdraw } from './take-back';
import { readWithdrawn } from './withdrawn';

let service: S3Service;
let builds: Builds;
/** The machine of whoever has all keys. */
let store: Store;
let count = 0;

/** Another machine: a folder of its own, and the same keys, or only those of some roles. */
function machine(roles?: string[]): Store {
  const folder = path.join(builds.folder, `machine-${(count += 1)}`);
  const keysFolder = path.join(folder, 'keys');
  mkdirSync(keysFolder, { recursive: true });
  for (const name of readdirSync(store.keysFolder))
    if (!roles || name === 'root.json' || roles.some((role) => name.startsWith(`${role}.`)))
      cpSync(path.join(store.keysFolder, name), path.join(keysFolder, name));
  return {
    ...store,
    remotesFolder: path.join(folder, 'remotes'),
    keysFolder,
    makesKeys: roles === undefined,
  };
}

const publishAndActivate = async (by: Store, name: string, version: string): Promise<void> => {
  await publish(builds.write(name, version), by, { compress: false });
  await activate(by, name, version, { by: 'the team' });
};

/** What a machine that follows the bucket has, and only that. */
async function seen(): Promise<Record<string, string>> {
  const reader = path.join(builds.folder, `reader-${(count += 1)}`);
  await mirrorOf(service.settings, reader).follow();
  const { remotes } = await readRegistry(reader);
  const entries = Object.entries(remotes).map(([name, { version, files }]) => {
    for (const file of Object.keys(files)) readFileSync(path.join(reader, name, version, file));
    return [name, version] as const;
  });
  return Object.fromEntries(entries);
}

const keyOf = (file: string): string => `site/${file}`;

beforeEach(async () => {
  service = await S3Service.start();
  builds = new Builds();
  store = { ...builds.store, bucket: service.settings };
});
afterEach(async () => {
  await service.stop();
  builds.remove();
});

describe('A bucket in place of a folder', () => {
  it('gets what one machine releases, and gives it to others, file by file [BUCKET-1]', async () => {
    service.pageSize = 7;
    await publishAndActivate(store, 'mfe-some', '1.0.0+a');
    const other = machine();
    await publish(builds.write('mfe-some', '1.1.0'), other);
    await refresh(store);
    await activate(store, 'mfe-some', '1.1.0');
    expect(await seen()).toEqual({ 'mfe-some': '1.1.0' });
    await refresh(other);
    expect((await readRegistry(other.remotesFolder)).actions).toHaveLength(2);
  });

  it('is filled from a folder that was there before [BUCKET-1]', async () => {
    const folder = { ...store, bucket: null };
    await publishAndActivate(folder, 'mfe-some', '1.0.0');
    await refresh(store);
    await renew(store);
    expect(await seen()).toEqual({ 'mfe-some': '1.0.0' });
  });

  it('is filled again from a backup, with all that was released before it was lost [BUCKET-1]', async () => {
    await publishAndActivate(store, 'mfe-some', '1.0.0');
    const backup = path.join(builds.folder, 'backup');
    cpSync(store.remotesFolder, backup, { recursive: true });
    await publishAndActivate(store, 'mfe-some', '1.1.0');
    service.objects.clear();
    const restoring = { ...store, remotesFolder: backup };
    await refresh(restoring);
    await renew(restoring, { all: true });
    expect(await seen()).toEqual({ 'mfe-some': '1.0.0' });
  });

  it('loses a version that is cleaned up, and no machine brings it back [BUCKET-1]', async () => {
    for (const version of ['1.0.0', '1.1.0']) await publish(builds.write('mfe-some', version), store);
    await activate(store, 'mfe-some', '1.1.0');
    const other = machine();
    await refresh(other);
    const inYears = Date.now() + 1000 * 24 * 3600 * 1000;
    expect(await cleanUp(store, 'mfe-some', inYears)).toEqual(['mfe-some 1.0.0 is removed.']);
    await publishAndActivate(other, 'mfe-some', '1.2.0');
    const keys = [...service.objects.keys()];
    expect(keys.filter((key) => key.includes('/1.0.0/'))).toEqual([]);
    expect(keys.some((key) => key.includes('/1.1.0/'))).toBe(true);
  });
});

describe('Two writers', () => {
  it('of different machines end up live both, whatever the other does meanwhile [BUCKET-2]', async () => {
    await publishAndActivate(store, 'mfe-some', '1.0.0');
    const names = ['mfe-one', 'mfe-two', 'mfe-three'];
    await publishAndActivate(store, 'mfe-one', '1.0.0');
    await publishAndActivate(store, 'mfe-two', '1.0.0');
    await publishAndActivate(store, 'mfe-three', '1.0.0');
    const machines = names.map(() => machine());
    await Promise.all(machines.map((one, index) => publishAndActivate(one, names[index]!, '2.0.0')));
    expect(await seen()).toEqual({
      'mfe-some': '1.0.0',
      'mfe-one': '2.0.0',
      'mfe-two': '2.0.0',
      'mfe-three': '2.0.0',
    });
    await refresh(store);
    expect((await readRegistry(store.remotesFolder)).actions).toHaveLength(7);
  });

  it('names who was first, if others always are [BUCKET-2]', async () => {
    await publishAndActivate(store, 'mfe-some', '1.0.0');
    await publish(builds.write('mfe-some', '1.1.0'), store);
    service.before = ({ method, key }) => {
      const there = service.objects.get(key);
      // Somebody writes the same right before this writer, each time.
      if (method === 'PUT' && key === keyOf(timestampFile))
        service.replace(key, Buffer.from(`${there!.bytes.toString('utf8')} `));
    };
    await expect(activate(store, 'mfe-some', '1.1.0')).rejects.toThrow(
      /Other writers changed the bucket 6 times.*"activate mfe-some 1.0.0" by the team/,
    );
    service.before = () => undefined;
    expect(await seen()).toEqual({ 'mfe-some': '1.0.0' });
    await activate(store, 'mfe-some', '1.1.0');
    expect(await seen()).toEqual({ 'mfe-some': '1.1.0' });
  });

  it('takes an answer that got lost for what it was [BUCKET-2]', async () => {
    service.fault = ({ write }) => (write > 10 && write % 3 === 0 ? 'lost answer' : undefined);
    await publishAndActivate(store, 'mfe-some', '1.0.0');
    expect(await seen()).toEqual({ 'mfe-some': '1.0.0' });
    expect((await readRegistry(store.remotesFolder)).revision).toBe(1);
  });
});

describe('A writer that dies', () => {
  it('between any two of its requests leaves the state of before, and the next one gets over it [BUCKET-3]', async () => {
    await publishAndActivate(store, 'mfe-some', '1.0.0');
    const before = new Map(service.objects);
    const first = service.writeCount;
    const whole = machine();
    await publishAndActivate(whole, 'mfe-some', '2.0.0');
    const total = service.writeCount - first;
    expect(total).toBeGreaterThan(10);
    for (let alive = 1; alive < total; alive += 1) {
      service.objects.clear();
      for (const [key, object] of before) service.objects.set(key, object);
      const dying = machine();
      const started = service.writeCount;
      let hasReleased = false;
      service.before = ({ method, key, write }: Request) => {
        if (write <= started + alive && method === 'PUT' && key === keyOf(timestampFile)) hasReleased = true;
      };
      // As if it were dead: from then on it writes nothing.
      service.fault = ({ write }) => (write > started + alive ? 'denied' : undefined);
      await publishAndActivate(dying, 'mfe-some', '2.0.0').catch(() => undefined);
      service.fault = () => undefined;
      service.before = () => undefined;
      const { 'mfe-some': version } = await seen();
      expect(hasReleased || version === '1.0.0').toBe(true);
      const next = alive % 2 === 0 ? dying : machine();
      await refresh(next);
      await publishAndActivate(next, 'mfe-some', '3.0.0');
      expect(await seen()).toEqual({ 'mfe-some': '3.0.0' });
    }
  });

  it('keeps the keys of a root that shells may have followed to [BUCKET-3]', async () => {
    await publishAndActivate(store, 'mfe-some', '1.0.0');
    service.fault = ({ method, key }) =>
      method === 'PUT' && key === keyOf(timestampFile) ? 'away' : undefined;
    await expect(rotateKeys(store, 'snapshot')).rejects.toThrow(/The new root is in the bucket/);
    const names = readdirSync(store.keysFolder).filter((name) => name.startsWith('snapshot.'));
    expect(names).toHaveLength(2);
  });
});

describe('What needs no key', () => {
  it('reaches others through the bucket, and is taken in by the next release [BUCKET-4]', async () => {
    await publishAndActivate(store, 'mfe-some', '1.0.0');
    await publishAndActivate(store, 'mfe-some', '1.1.0');
    const nobody = machine([]);
    await refresh(nobody);
    await withdraw(nobody, 'mfe-some');
    const reader = path.join(builds.folder, 'reader');
    const mirror = mirrorOf(service.settings, reader);
    await mirror.follow();
    expect(await readWithdrawn(reader)).toEqual({ 'mfe-some': ['1.1.0'] });
    await publishAndActivate(store, 'mfe-other', '1.0.0');
    await mirror.follow();
    expect(await readWithdrawn(reader)).toEqual({});
    expect((await readRegistry(reader)).remotes['mfe-some']!.version).toBe('1.0.0');
  });

  it('of two at the same moment gets lost by neither [BUCKET-4]', async () => {
    for (const name of ['mfe-one', 'mfe-two']) await publishAndActivate(store, name, '1.0.0');
    const machines = [machine([]), machine([])];
    await Promise.all(machines.map((one) => refresh(one)));
    await Promise.all([withdraw(machines[0]!, 'mfe-one'), withdraw(machines[1]!, 'mfe-two')]);
    await refresh(store);
    expect(await readWithdrawn(store.remotesFolder)).toEqual({ 'mfe-one': ['1.0.0'], 'mfe-two': ['1.0.0'] });
  });

  it('is obeyed even if nothing else of the bucket can be read [BUCKET-4]', async () => {
    await publishAndActivate(store, 'mfe-some', '1.0.0');
    const reader = path.join(builds.folder, 'reader');
    const mirror = mirrorOf(service.settings, reader);
    await mirror.follow();
    service.replace(keyOf(withdrawnFile), Buffer.from('{"mfe-some": ["1.0.0"]}'));
    service.fault = ({ key }) => (key === keyOf(timestampFile) ? 'busy' : undefined);
    await expect(mirror.follow(500)).rejects.toThrow(/503, SlowDown/);
    expect(await readWithdrawn(reader)).toEqual({ 'mfe-some': ['1.0.0'] });
  });
});

describe('A service without conditions', () => {
  it('is refused before anything is written, and read nevertheless [BUCKET-5]', async () => {
    service.hasConditions = false;
    await expect(publishAndActivate(store, 'mfe-some', '1.0.0')).rejects.toThrow(
      /let 6 of 6 writers create the same object \(it ignores If-None-Match\).*nothing is written/,
    );
    expect([...service.objects.keys()]).toEqual([]);
    const filled = await S3Service.start();
    const there = { ...store, bucket: filled.settings };
    await publishAndActivate(there, 'mfe-some', '1.0.0');
    for (const [key, object] of filled.objects) service.objects.set(key, object);
    await filled.stop();
    expect(await seen()).toEqual({ 'mfe-some': '1.0.0' });
  });
});

describe('An older state', () => {
  it('that is put back into the bucket is not built upon [BUCKET-6]', async () => {
    await publishAndActivate(store, 'mfe-some', '1.0.0');
    const before = service.objects.get(keyOf(timestampFile))!;
    await publishAndActivate(store, 'mfe-some', '1.1.0');
    service.objects.set(keyOf(timestampFile), before);
    const older = /The bucket has an older state than .* Nothing was changed/;
    await expect(refresh(store)).rejects.toThrow(older);
    await expect(activate(store, 'mfe-some', '1.0.0')).rejects.toThrow(older);
    expect((await readRegistry(store.remotesFolder)).remotes['mfe-some']!.version).toBe('1.1.0');
  });
});

it('leaves a folder as it is while the bucket is wrong, and heals [BUCKET-7]', async () => {
  await publishAndActivate(store, 'mfe-some', '1.0.0');
  const reader = path.join(builds.folder, 'reader');
  const mirror = mirrorOf(service.settings, reader);
  await mirror.follow();
  await publishAndActivate(store, 'mfe-some', '2.0.0');
  const timestamp = () => readFileSync(path.join(reader, timestampFile), 'utf8');
  const before = timestamp();
  for (const fault of ['away', 'busy', 'html', 'cut'] as const) {
    service.fault = () => fault;
    await expect(mirror.follow(1000)).rejects.toThrow();
    expect(timestamp()).toBe(before);
  }
  service.fault = ({ key }) => (key.includes('/2.0.0/') ? 'cut' : undefined);
  await expect(mirror.follow(1000)).rejects.toThrow(/did not answer/);
  expect(timestamp()).toBe(before);
  service.fault = () => undefined;
  const script = keyOf('mfe-some/2.0.0/remoteEntry.js');
  const good = service.objects.get(script)!;
  service.replace(script, Buffer.from('alert(1)'));
  await expect(mirror.follow()).rejects.toThrow(/remoteEntry.js in the bucket is not what was published/);
  expect(readdirSync(path.join(reader, 'mfe-some'))).toEqual(['1.0.0']);
  service.objects.set(script, good);
  await mirror.follow();
  expect(readdirSync(path.join(reader, 'mfe-some'))).toEqual(['1.0.0', '2.0.0']);
  service.replace(keyOf(withdrawnFile), Buffer.from('[]'));
  await expect(mirror.follow()).rejects.toThrow(/withdrawn.json in the bucket lists no versions/);
});
