/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { activate } from '@lens/build/registry/activate';
import { publish } from '@lens/build/registry/publish';
import { withdraw } from '@lens/build/registry/take-back';
import { Builds } from '@lens/build/testing/builds';
import { S3Service } from '@lens/build/testing/s3-service';
import { timestampFile } from '@lens/contracts/signing';
import { servedVersions } from '../testing/signed-site';
import { BucketFollower } from './bucket-follower';
import { CurrentRegistry } from './current-registry';
import { SignedRegistry } from './signed-registry';

let service: S3Service;
let builds: Builds;
let machines: string;

beforeEach(async () => {
  service = await S3Service.start();
  builds = new Builds();
  machines = mkdtempSync(path.join(tmpdir(), 'lens-shells-'));
  await release('1.0.0');
});
afterEach(async () => {
  await service.stop();
  builds.remove();
  rmSync(machines, { recursive: true });
});

const store = () => ({ ...builds.store, bucket: service.settings });

async function release(version: string): Promise<void> {
  await publish(builds.write('mfe-some', version), store(), { compress: version === '1.0.0' });
  await activate(store(), 'mfe-some', version);
}

interface Shell {
  follower: BucketFollower;
  registry: CurrentRegistry;
  logged: Record<string, unknown>[];
}

/** A shell on a machine of its own, which has its root and nothing else before it follows the bucket. */
async function startShell(machine: string): Promise<Shell> {
  const logged: Shell['logged'] = [];
  const log = pino({}, { write: (line) => void logged.push(JSON.parse(line) as Record<string, unknown>) });
  const remotesFolder = path.join(machines, machine, 'remotes');
  const source = new SignedRegistry({
    remotesFolder,
    trustedRoot: path.join(store().keysFolder, 'root.json'),
    dataFolder: path.join(machines, machine),
    onMemoryFailure: (failure) => {
      throw failure;
    },
  });
  const registry = new CurrentRegistry(source, remotesFolder, 'shell', log, () => undefined);
  const follower = await BucketFollower.open(service.settings, remotesFolder, log);
  await follower.look();
  return { follower, registry, logged };
}

it('several shells follow, each in a folder of its own [BUCKET-8]', async () => {
  const shells = await Promise.all(['one', 'two'].map(startShell));
  const served = async () => {
    await Promise.all(shells.map(({ follower }) => follower.look()));
    const versions = await Promise.all(shells.map(({ registry }) => servedVersions(registry)));
    return versions.map(({ 'mfe-some': version }) => version);
  };
  expect(await served()).toEqual(['1.0.0', '1.0.0']);
  await release('2.0.0');
  expect(await served()).toEqual(['2.0.0', '2.0.0']);
  await withdraw({ ...store(), keysFolder: mkdtempSync(path.join(machines, 'no-keys-')) }, 'mfe-some');
  expect(await served()).toEqual(['1.0.0', '1.0.0']);
  for (const { registry, follower } of shells)
    expect([registry.problem, follower.problem]).toEqual([null, null]);
});

it('an unchanged bucket costs two small requests for a look, and no file is written [BUCKET-8]', async () => {
  const { follower } = await startShell('one');
  await follower.look();
  service.requests.length = 0;
  await follower.look();
  expect(service.requests.map(({ key }) => key)).toEqual(['site/withdrawn.json', `site/${timestampFile}`]);
});

it.each(['away', 'busy', 'html', 'cut', 'denied'] as const)(
  'while the bucket is %s a shell serves what it has, also after a restart, and says so once [BUCKET-9]',
  async (fault) => {
    const shell = await startShell('one');
    await release('2.0.0');
    service.fault = () => fault;
    for (let look = 1; look <= 3; look += 1) await shell.follower.look();
    expect(await servedVersions(shell.registry)).toEqual({ 'mfe-some': '1.0.0' });
    expect(shell.follower.problem).not.toBeNull();
    const said = shell.logged.filter(({ msg }) => String(msg).startsWith('bucket of remotes cannot'));
    expect(said).toHaveLength(1);
    const restarted = await startShell('one');
    expect(await servedVersions(restarted.registry)).toEqual({ 'mfe-some': '1.0.0' });
    service.fault = () => undefined;
    await shell.follower.look();
    expect(await servedVersions(shell.registry)).toEqual({ 'mfe-some': '2.0.0' });
    expect(shell.follower.problem).toBeNull();
  },
);

it('an older state that somebody puts back is refused, and the next release is followed [BUCKET-6]', async () => {
  const shell = await startShell('one');
  const older = new Map(service.objects);
  await release('2.0.0');
  await shell.follower.look();
  expect(await servedVersions(shell.registry)).toEqual({ 'mfe-some': '2.0.0' });
  const newer = new Map(service.objects);
  service.objects.clear();
  for (const [key, object] of older) service.objects.set(key, object);
  await shell.follower.look();
  expect(await servedVersions(shell.registry)).toEqual({ 'mfe-some': '2.0.0' });
  expect(shell.registry.problem).not.toBeNull();
  for (const [key, object] of newer) service.objects.set(key, object);
  await release('3.0.0');
  await shell.follower.look();
  expect(await servedVersions(shell.registry)).toEqual({ 'mfe-some': '3.0.0' });
  expect(shell.registry.problem).toBeNull();
});

it.each([
  ['bytes that were changed', (bytes: Buffer) => Buffer.from(bytes).fill(1, 1, 4)],
  ['half of the bytes', (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1)],
  ['a page of another service', () => Buffer.from('<html>…</html>')],
])('%s in the bucket reach no visitor, whichever file it is [BUCKET-9]', async (_, spoil) => {
  const before = new Set(service.objects.keys());
  await startShell('one');
  await release('2.0.0');
  const good = new Map(service.objects);
  const isNew = (key: string) => !before.has(key) || key.endsWith('timestamp.json');
  for (const key of [...good.keys()].filter(isNew)) {
    // As far as the shell had come before, for each file anew.
    service.replace(key, spoil(good.get(key)!.bytes));
    const shell = await startShell('one');
    const { 'mfe-some': version } = await servedVersions(shell.registry);
    if (version === '2.0.0') expect(shell.follower.problem).toBeNull();
    expect(['1.0.0', '2.0.0']).toContain(version);
    service.objects.set(key, good.get(key)!);
  }
  const healed = await startShell('one');
  await healed.follower.look();
  expect(await servedVersions(healed.registry)).toEqual({ 'mfe-some': '2.0.0' });
});
