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

const onDisk = (name: string) =>
  createStore({ kind: 'disk', folder: join(folder, name), temporary: join(folder, 'temporary') }, log);

async function keysOf(store: MediaStore): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of store.list()) found.push(key);
  return found.sort();
}

const stores: [string, () => Promise<MediaStore>][] = [
  ['a folder', () => onDisk('media')],
  ['a bucket', () => createStore({ kind: 's3', ...bucket.target }, log)],
];

describe.each(stores)('%s', (_, create) => {
  let store: MediaStore;
  beforeAll(async () => {
    store = await create();
  });
  const contentOf = async (key: string) => {
    const file = await store.get(key);
    return file && { bytes: file.bytes, content: await buffer(file.stream) };
  };
  test('gives back what was put, byte by byte', async () => {
    const key = `${randomUUID()}/1920.avif`;
    const content = randomBytes(3_000_000);
    await store.put(key, content, 'image/avif');
    expect(await store.size(key)).toBe(content.length);
    const found = await contentOf(key);
    expect([found?.bytes, found?.content.equals(content)]).toEqual([content.length, true]);
  });

  test('keeps the newest of two under one key', async () => {
    const key = `${randomUUID()}/original`;
    await store.put(key, Buffer.from('the first, which is longer'), 'image/png');
    await store.put(key, Buffer.from('the second'), 'image/png');
    expect((await contentOf(key))?.content.toString()).toBe('the second');
  });

  test('has nothing under a key that was never put', async () => {
    const key = `${randomUUID()}/400.webp`;
    expect([await store.size(key), await store.get(key)]).toEqual([undefined, undefined]);
    await store.removeAll(randomUUID());
  });

  test('lists everything, with its size and time', async () => {
    const id = randomUUID();
    const before = Date.now();
    for (const name of ['original', '400.jpg', '800.jpg'])
      await store.put(`${id}/${name}`, Buffer.from(name), 'image/jpeg');
    const own = [];
    for await (const file of store.list()) if (file.key.startsWith(id)) own.push(file);
    expect(own.map(({ key, bytes }) => [key, bytes]).sort()).toEqual([
      [`${id}/400.jpg`, 7],
      [`${id}/800.jpg`, 7],
      [`${id}/original`, 8],
    ]);
    // File systems and buckets round to seconds.
    for (const { modifiedAt } of own) expect(Math.abs(modifiedAt.getTime() - before)).toBeLessThan(60_000);
  });

  test('forgets all of one picture and nothing of another', async () => {
    const [gone, stays] = [randomUUID(), randomUUID()];
    for (const id of [gone, stays]) await store.put(`${id}/400.jpg`, Buffer.from('x'), 'image/jpeg');
    await store.put(`${gone}/original`, Buffer.from('x'), 'image/jpeg');
    await store.removeAll(gone);
    const left = await keysOf(store);
    expect(left.filter((key) => key.startsWith(gone))).toEqual([]);
    expect(left).toContain(`${stays}/400.jpg`);
  });

  test('takes the same key from many at once and holds one of them whole', async () => {
    const key = `${randomUUID()}/400.jpg`;
    const contents = [1, 2, 3, 4].map((byte) => Buffer.alloc(200_000, byte));
    await Promise.all(contents.map((content) => store.put(key, content, 'image/jpeg')));
    const found = await contentOf(key);
    expect(contents.some((content) => found?.content.equals(content))).toBe(true);
  });
});

test('a folder shows nothing that a killed process left half written', async () => {
  const store = await onDisk('half');
  const id = randomUUID();
  await store.put(`${id}/original`, Buffer.from('whole'), 'image/png');
  writeFileSync(join(folder, 'temporary', 'half'), 'hal');
  expect(await keysOf(store)).toEqual([`${id}/original`]);
  expect(readdirSync(join(folder, 'temporary'))).toEqual(['half']);
});

test('a folder that was never written to is empty', async () => {
  const store = await onDisk('nowhere');
  expect(await store.size(`${randomUUID()}/original`)).toBeUndefined();
  expect(await keysOf(store)).toEqual([]);
  expect(existsSync(join(folder, 'nowhere'))).toBe(false);
});

test.each([
  ['is not there', { bucket: 'another' }],
  ['does not know the key', { accessKeyId: 'somebody' }],
  ['does not answer', { endpoint: 'http://127.0.0.1:9' }],
])('a bucket that %s is said to be away, and the operator is told why', async (_, change) => {
  const store = await createStore({ kind: 's3', ...bucket.target, ...change }, log);
  const before = lines.length;
  const failure = await store.put(`${randomUUID()}/original`, Buffer.from('x'), 'image/png').catch(String);
  expect(failure).toBe(String(new ApiError('storage_unavailable')));
  await expect(store.get(`${randomUUID()}/original`)).rejects.toThrow(ApiError);
  await expect(keysOf(store)).rejects.toThrow(ApiError);
  expect(lines.length).toBe(before + 3);
  expect(lines.slice(before).join()).not.toContain('S3RVER');
});
