import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createLogger } from '../src/common/logging/logger.js';
import { ApiError } from '../src/common/errors/api-error.js';
import { createStore } from '../src/media/store/create-store.js';
import type { MediaStore } from '../src/media/store/media-store.js';
import { startBucket, type Bucket } from './harness/bucket.js';

const lines: string[] = [];
const log = createLogger('info', { write: (line) => void lines.push(line) });
let folder: string;
let bucket: Bucket;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
  bucket = await startBucket();
});
afterAll(async () => {
  await bucket.stop();
  rmSync(folder, { recursive: true });
});

const createDiskStore = (name: string) =>
  createStore({ kind: 'disk', folder: join(folder, name), temporary: join(folder, 'temporary') }, log);

async function listKeys(store: MediaStore): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of store.list()) found.push(key);
  return found.sort();
}

const stores: [string, () => Promise<MediaStore>][] = [
  ['a folder', () => createDiskStore('media')],
  ['a bucket', () => createStore({ kind: 's3', ...bucket.target }, log)],
];

describe.each(stores)('%s', (_, create) => {
  let store: MediaStore;
  beforeAll(async () => {
    store = await create();
  });
  const readContent = async (key: string) => {
    const file = await store.get(key);
    return file && { bytes: file.bytes, content: await buffer(file.stream) };
  };
  test('returns the stored bytes', async () => {
    const key = `${randomUUID()}/1920.avif`;
    const content = randomBytes(3_000_000);
    await store.put(key, content, 'image/avif');
    expect(await store.size(key)).toBe(content.length);
    const found = await readContent(key);
    expect([found?.bytes, found?.content.equals(content)]).toEqual([content.length, true]);
  });

  test('replaces a file with the same key', async () => {
    const key = `${randomUUID()}/original`;
    await store.put(key, Buffer.from('the first, which is longer'), 'image/png');
    await store.put(key, Buffer.from('the second'), 'image/png');
    expect((await readContent(key))?.content.toString()).toBe('the second');
  });

  test('returns undefined for an unknown key', async () => {
    const key = `${randomUUID()}/400.webp`;
    expect([await store.size(key), await store.get(key)]).toEqual([undefined, undefined]);
    await store.removeAll(randomUUID());
  });

  test('lists all files with their size and time', async () => {
    const id = randomUUID();
    const before = Date.now();
    for (const name of ['original', '400.jpg', '800.jpg'])
      await store.put(`${id}/${name}`, Buffer.from(name), 'image/jpeg');
    const files = [];
    for await (const file of store.list()) if (file.key.startsWith(id)) files.push(file);
    expect(files.map(({ key, bytes }) => [key, bytes]).sort()).toEqual([
      [`${id}/400.jpg`, 7],
      [`${id}/800.jpg`, 7],
      [`${id}/original`, 8],
    ]);
    // File systems and buckets round to seconds.
    for (const { modifiedAt } of files) expect(Math.abs(modifiedAt.getTime() - before)).toBeLessThan(60_000);
  });

  test('removes all files of one picture and none of another', async () => {
    const [removed, kept] = [randomUUID(), randomUUID()];
    for (const id of [removed, kept]) await store.put(`${id}/400.jpg`, Buffer.from('x'), 'image/jpeg');
    await store.put(`${removed}/original`, Buffer.from('x'), 'image/jpeg');
    await store.removeAll(removed);
    const keys = await listKeys(store);
    expect(keys.filter((key) => key.startsWith(removed))).toEqual([]);
    expect(keys).toContain(`${kept}/400.jpg`);
  });

  test('stores one complete file if many are stored with the same key at once', async () => {
    const key = `${randomUUID()}/400.jpg`;
    const contents = [1, 2, 3, 4].map((byte) => Buffer.alloc(200_000, byte));
    await Promise.all(contents.map((content) => store.put(key, content, 'image/jpeg')));
    const found = await readContent(key);
    expect(contents.some((content) => found?.content.equals(content))).toBe(true);
  });
});

test('a folder does not list incomplete files of a killed process', async () => {
  const store = await createDiskStore('half');
  const id = randomUUID();
  await store.put(`${id}/original`, Buffer.from('whole'), 'image/png');
  writeFileSync(join(folder, 'temporary', 'half'), 'hal');
  expect(await listKeys(store)).toEqual([`${id}/original`]);
  expect(readdirSync(join(folder, 'temporary'))).toEqual(['half']);
});

test('a folder that does not exist yet is empty', async () => {
  const store = await createDiskStore('nowhere');
  expect(await store.size(`${randomUUID()}/original`)).toBeUndefined();
  expect(await listKeys(store)).toEqual([]);
  expect(existsSync(join(folder, 'nowhere'))).toBe(false);
});

test.each([
  ['does not exist', { bucket: 'another' }],
  ['rejects the access key', { accessKeyId: 'somebody' }],
  ['does not answer', { endpoint: 'http://127.0.0.1:9' }],
])('a bucket that %s is unavailable, and the reason is logged', async (_, change) => {
  const store = await createStore({ kind: 's3', ...bucket.target, ...change }, log);
  const before = lines.length;
  const failure = await store.put(`${randomUUID()}/original`, Buffer.from('x'), 'image/png').catch(String);
  expect(failure).toBe(String(new ApiError('storage_unavailable')));
  await expect(store.get(`${randomUUID()}/original`)).rejects.toThrow(ApiError);
  await expect(listKeys(store)).rejects.toThrow(ApiError);
  expect(lines.length).toBe(before + 3);
  expect(lines.slice(before).join()).not.toContain('S3RVER');
});
