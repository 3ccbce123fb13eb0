import { Bucket } from '@lens/registry/bucket/bucket';
import { requireConditions } from '@lens/registry/bucket/require-conditions';
import { startBucket, type Bucket as RunningBucket } from './harness/bucket.js';

let running: RunningBucket;
let bucket: Bucket;
beforeAll(async () => {
  running = await startBucket();
  const { endpoint, bucket: name, ...account } = running.target;
  bucket = new Bucket({
    ...account,
    address: `${endpoint}/${name}/`,
    prefix: 'site/live/',
    sessionToken: undefined,
  });
});
afterAll(() => running.stop());

test('a service of others takes our signatures, for any name that a version can have [BUCKET-1]', async () => {
  const keys = ['mfe-some/1.0.0+a_b-c/remoteEntry.js', 'mfe-some/1.0.0+a_b-c/a@2x.png', 'withdrawn.json'];
  for (const key of keys) expect(await bucket.put(key, Buffer.from(key), 'absent')).toMatch(/^".+"$/);
  for (const key of keys) expect((await bucket.get(key))?.bytes.toString('utf8')).toBe(key);
  const etag = (await bucket.get(keys[0]!))!.etag;
  expect(await bucket.getUnless(keys[0]!, etag)).toBe('unchanged');
  expect((await bucket.list('mfe-some/')).map(({ key }) => key).sort()).toEqual(keys.slice(0, 2).sort());
  await bucket.remove(keys[0]!);
  expect(await bucket.get(keys[0]!)).toBeNull();
});

test('a service of others that ignores conditions is refused, with what it lacks [BUCKET-5]', async () => {
  await expect(requireConditions(bucket)).rejects.toThrow(
    'The service of REMOTES_BUCKET let 6 of 6 writers create the same object (it ignores If-None-Match).',
  );
});
