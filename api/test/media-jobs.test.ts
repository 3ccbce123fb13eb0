import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { jest } from '@jest/globals';
import sharp from 'sharp';
import type { MediaDetail } from '@lens/contracts/media';
import { Activity } from '../src/activity/activity.entity.js';
import { LOGGER } from '../src/common/logging/logger.js';
import { ENVIRONMENT } from '../src/config/environment-token.js';
import { MediaSweep } from '../src/media/media-sweep.js';
import { Media } from '../src/media/media.entity.js';
import { MEDIA_STORE, originalKey, type MediaStore } from '../src/media/store/media-store.js';
import { VariantJobs } from '../src/media/variants/variant-jobs.js';
import { VariantMaker } from '../src/media/variants/variant-maker.js';
import { VariantWorker } from '../src/media/variants/variant-worker.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { drawPicture, waitForVariants, upload, usablePicture } from './harness/pictures.js';
import { waitFor } from './harness/wait-for.js';

const futureTime = '2999-01-01T00:00:00Z';
const pastTime = '2000-01-01T00:00:00Z';

onEachEngine('the worker for variants', (api) => {
  let token: string;
  let store: MediaStore;
  let worker: VariantWorker;
  beforeAll(async () => {
    token = await api.signIn('editor');
    store = api.app.get(MEDIA_STORE);
    worker = api.app.get(VariantWorker);
  });
  afterEach(() => jest.restoreAllMocks());

  /** Adds a picture without variants, as if another process had received it. */
  const addJob = async (fields: Partial<Media> = {}, width = 60): Promise<string> => {
    const id = randomUUID();
    await store.put(originalKey(id), await drawPicture({ width }).jpeg().toBuffer(), 'image/jpeg');
    const picture = { id, filename: 'a.jpg', mime: 'image/jpeg', width, height: 40, alt: { en: 'A' } };
    await api.dataSource.manager.insert(Media, { ...picture, state: 'processing', ...fields });
    return id;
  };
  const findRow = (id: string) => api.dataSource.manager.findOneByOrFail(Media, { id });
  const retry = (id: string) => api.call<MediaDetail>('POST', `/api/media/${id}/retry`, { token });

  test('takes over the job of a dead process once its lease has expired', async () => {
    const leased = await addJob({ lease: randomUUID(), leased_until: futureTime });
    const orphaned = await addJob({ lease: randomUUID(), leased_until: pastTime }, 900);
    worker.wake();
    expect(await waitForVariants(api, token, orphaned)).toMatchObject({
      status: 'ready',
      progress: { done: 9, total: 9 },
    });
    expect(await findRow(leased)).toMatchObject({ state: 'processing', attempts: 0 });
    await api.dataSource.manager.update(Media, leased, { leased_until: pastTime });
    worker.wake();
    expect((await waitForVariants(api, token, leased)).status).toBe('ready');
  });

  test('makes each variant once if several replicas share the jobs', async () => {
    const replicas = [1, 2, 3].map(
      () =>
        new VariantWorker(
          new VariantJobs(api.dataSource),
          new VariantMaker(api.dataSource, new VariantJobs(api.dataSource), store),
          api.app.get(ENVIRONMENT),
          api.app.get(LOGGER),
        ),
    );
    const put = jest.spyOn(store, 'put');
    const ids = await Promise.all(Array.from({ length: 8 }, () => addJob({}, 500)));
    for (const replica of [...replicas, worker]) replica.wake();
    for (const id of ids) expect(await waitForVariants(api, token, id)).toMatchObject({ status: 'ready' });
    const storedKeys = put.mock.calls.map(([key]) => key).filter((key) => !key.endsWith('original'));
    expect(storedKeys).toHaveLength(8 * 6);
    expect(new Set(storedKeys).size).toBe(storedKeys.length);
    for (const id of ids) expect((await findRow(id)).attempts).toBe(1);
    for (const replica of replicas) await replica.beforeApplicationShutdown();
  });

  test('fails if the original is missing, and can make the variants again later', async () => {
    const { id } = await usablePicture(api, token);
    expect(await retry(id)).toMatchObject({ status: 409, body: { code: 'nothing_to_retry' } });

    const original = await drawPicture().jpeg().toBuffer();
    const withoutOriginal = await addJob({ leased_until: futureTime });
    await store.removeAll(withoutOriginal);
    await api.dataSource.manager.update(Media, withoutOriginal, { leased_until: null });
    worker.wake();
    const failed = await waitForVariants(api, token, withoutOriginal);
    expect(failed).toMatchObject({ status: 'failed', failure: { code: 'original_missing' } });
    expect(failed.failure?.message).toContain('Please upload it again');

    await store.put(originalKey(withoutOriginal), original, 'image/jpeg');
    const retried = await retry(withoutOriginal);
    expect(retried).toMatchObject({ status: 200, body: { status: 'processing', failure: null } });
    expect((await waitForVariants(api, token, withoutOriginal)).status).toBe('ready');
    const entries = await api.dataSource.manager.findBy(Activity, { resource_id: withoutOriginal });
    expect(entries).toMatchObject([{ action: 'UPDATE', event: 'retried' }]);
    expect((await api.call('POST', `/api/media/${randomUUID()}/retry`, { token })).status).toBe(404);
  });

  test('fails at once if the original cannot be decoded', async () => {
    const id = await addJob({ leased_until: futureTime });
    await store.put(originalKey(id), Buffer.from('no picture'), 'image/jpeg');
    await api.dataSource.manager.update(Media, id, { leased_until: null });
    worker.wake();
    expect(await waitForVariants(api, token, id)).toMatchObject({ failure: { code: 'conversion_failed' } });
    expect((await findRow(id)).attempts).toBe(1);
  });

  test('postpones a job while the store is unavailable', async () => {
    const put = jest.spyOn(store, 'put');
    const id = await addJob({ leased_until: futureTime });
    put.mockClear();
    put.mockRejectedValueOnce(new Error('away'));
    await api.dataSource.manager.update(Media, id, { leased_until: null });
    worker.wake();
    await waitFor(
      'the job to be given back',
      async () => (await findRow(id)).lease === null && put.mock.calls.length > 0,
    );
    expect(await findRow(id)).toMatchObject({ state: 'processing', attempts: 1 });
    await api.dataSource.manager.update(Media, id, { leased_until: pastTime });
    worker.wake();
    expect((await waitForVariants(api, token, id)).status).toBe('ready');
  });

  test('gives a job up that was started too often', async () => {
    const id = await addJob({ attempts: 3 });
    worker.wake();
    expect(await waitForVariants(api, token, id)).toMatchObject({ failure: { code: 'interrupted' } });
    await retry(id);
    expect((await waitForVariants(api, token, id)).status).toBe('ready');
  });

  test('goes on with the next picture if one is deleted meanwhile', async () => {
    const encoded = await drawPicture({ width: 1900, height: 900 }).jpeg().toBuffer();
    const { body } = await upload(api, token, { file: encoded });
    await waitFor('progress', async () => {
      const { body: current } = await api.call<MediaDetail>('GET', `/api/media/${body.id}`, { token });
      return current.progress.done > 0;
    });
    expect((await api.call('DELETE', `/api/media/${body.id}`, { token })).status).toBe(204);
    const { id } = await usablePicture(api, token);
    expect((await findRow(id)).state).toBe('ready');
  });

  test('leaves the processor to the requests', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
    const create = { width: 1200, height: 900, channels: 3, background: 'red', noise } as const;
    const file = await sharp({ create }).jpeg().toBuffer();
    const before = performance.eventLoopUtilization();
    const { body } = await upload(api, token, { file });
    await waitFor('it is ready', async () => (await findRow(body.id)).state === 'ready');
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
  });

  test('stores files that nobody else on the machine can read', async () => {
    const { id } = await usablePicture(api, token);
    const modes = ['', id, join(id, 'original')].map(
      (name) => statSync(join(api.folder, 'media', name)).mode & 0o777,
    );
    expect(modes).toEqual([0o700, 0o700, 0o600]);
  });

  test('leaves old files without a row to the sweep', async () => {
    const { id: known } = await usablePicture(api, token);
    const [oldId, recentId] = [randomUUID(), randomUUID()];
    const files = {
      oldUpload: join(api.folder, 'uploads', 'old'),
      oldFolder: join(api.folder, 'uploads', 'folder', 'file'),
      recentUpload: join(api.folder, 'uploads', 'recent'),
      oldOrphan: join(api.folder, 'media', oldId, '400.jpg'),
      recentOrphan: join(api.folder, 'media', recentId, '400.jpg'),
      known: join(api.folder, 'media', known, 'original'),
    };
    const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
    for (const [name, file] of Object.entries(files)) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, 'x');
      if (!name.startsWith('recent')) utimesSync(file, longAgo, longAgo);
      if (name === 'oldFolder') utimesSync(dirname(file), longAgo, longAgo);
    }
    for (const name of readdirSync(join(api.folder, 'media', known)))
      utimesSync(join(api.folder, 'media', known, name), longAgo, longAgo);
    await api.app.get(MediaSweep).execute();
    const remaining = Object.entries(files).filter(([, file]) => existsSync(file));
    expect(remaining.map(([name]) => name)).toEqual(['recentUpload', 'recentOrphan', 'known']);
    expect(existsSync(dirname(files.oldFolder))).toBe(false);
    rmSync(files.recentUpload);
  });
});
