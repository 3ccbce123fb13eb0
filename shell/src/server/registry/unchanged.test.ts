/** @jest-environment node */
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { unsignedRegistry } from '../testing/unsigned-registry';
import { CurrentRegistry } from './current-registry';

let folder: string;
let registry: CurrentRegistry;

function writeRegistry(revision: number): void {
  writeFileSync(path.join(folder, 'draft'), JSON.stringify({ schema: 3, revision, owners: {}, remotes: {} }));
  renameSync(path.join(folder, 'draft'), path.join(folder, 'registry.json'));
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lens-registry-'));
  registry = new CurrentRegistry(
    unsignedRegistry(folder),
    folder,
    'shell',
    pino({ level: 'silent' }),
    () => undefined,
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

it('A registry is known to be unchanged without waiting, but never while it is read [PAGES-13]', async () => {
  expect(registry.isUnchanged()).toBe(false);
  writeRegistry(1);
  await registry.current();
  expect(registry.isUnchanged()).toBe(true);
  writeRegistry(2);
  expect(registry.isUnchanged()).toBe(false);

  const seen: boolean[] = [];
  let isRead = false;
  const reading = registry.current().finally(() => (isRead = true));
  while (!isRead) {
    seen.push(registry.isUnchanged());
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect((await reading).registry.revision).toBe(2);
  expect(seen.length).toBeGreaterThan(1);
  expect(seen).not.toContain(true);
  expect(registry.isUnchanged()).toBe(true);
});

it('A registry that is gone is not unchanged', async () => {
  writeRegistry(1);
  await registry.current();
  rmSync(path.join(folder, 'registry.json'));
  expect(registry.isUnchanged()).toBe(false);
});

it('A change that is made while the registry is read is there for whoever asks after it [PAGES-13]', async () => {
  const source = unsignedRegistry(folder);
  let readSlowly = Promise.resolve();
  const slow = {
    ...source,
    read: async () => {
      const read = await source.read();
      await readSlowly;
      return read;
    },
  };
  registry = new CurrentRegistry(slow, folder, 'shell', pino({ level: 'silent' }), () => undefined);
  writeRegistry(1);
  let goOn: () => void = () => undefined;
  readSlowly = new Promise((resolve) => (goOn = resolve));
  const earlier = registry.current();
  await new Promise((resolve) => setTimeout(resolve, 50));
  writeRegistry(2);
  const [one, other] = [registry.current(), registry.current()];
  goOn();
  expect((await earlier).registry.revision).toBe(1);
  expect([(await one).registry.revision, (await other).registry.revision]).toEqual([2, 2]);
});
