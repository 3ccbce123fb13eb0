import type { ErrorBody } from '@lens/contracts/errors';
import { Media } from '../src/media/media.entity.js';
import { MEDIA_STORE, type MediaStore } from '../src/media/store/media-store.js';
import { startBucket, type Bucket } from './harness/bucket.js';
import { embedded } from './harness/engines.js';
import { drawPicture, waitForVariants, upload } from './harness/pictures.js';
import { startApi, type RunningApi } from './harness/running-api.js';

let bucket: Bucket;
let api: RunningApi;

beforeAll(async () => {
  bucket = await startBucket();
  const { endpoint = '', region, bucket: name, accessKeyId, secretAccessKey } = bucket.target;
  api = await startApi(embedded, {
    MEDIA_STORE: 's3',
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: name,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  });
});
afterAll(() => api.stop());

const listKeys = async () => {
  const keys: string[] = [];
  for await (const { key } of api.app.get<MediaStore>(MEDIA_STORE).list()) keys.push(key);
  return keys.sort();
};

test('a picture is stored in the bucket until it is deleted; without the bucket, requests get 503 [FAULT-6]', async () => {
  const token = await api.signIn('editor');
  const file = await drawPicture({ width: 500 }).jpeg().toBuffer();
  const { body } = await upload(api, token, { file });
  const { id, variants } = await waitForVariants(api, token, body.id);
  expect(await listKeys()).toEqual(
    ['400.avif', '400.jpg', '400.webp', '500.avif', '500.jpg', '500.webp', 'original'].map(
      (name) => `${id}/${name}`,
    ),
  );
  for (const { url, bytes } of variants) {
    const answer = await fetch(api.url + url);
    expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, bytes]);
  }
  expect((await api.call('DELETE', `/api/media/${id}`, { token })).status).toBe(204);
  expect(await listKeys()).toEqual([]);
  expect((await fetch(api.url + variants[0]!.url)).status).toBe(404);

  await bucket.stop();
  const refused = await upload<ErrorBody>(api, token, { file });
  expect([refused.status, refused.body.code]).toEqual([503, 'storage_unavailable']);
  expect(await api.dataSource.manager.count(Media)).toBe(0);
  const { status, body: failure } = await api.call('GET', variants[0]!.url);
  expect([status, failure.code]).toEqual([503, 'storage_unavailable']);
});
