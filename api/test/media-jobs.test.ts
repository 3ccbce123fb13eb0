import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { jest } from '@jest/globals';
import sharp from 'sharp';
import type { MediaDetail } from '@lens/contracts/media';
import { Activity } from '../src/activity/activity.entity.js';
import { LOGGER } from '../src/common/logging/logger.js';
import { ENVIRONMENT } from '../src/config/token.js';
import { MediaSweep } from '../src/media/media-sweep.js';
import { Media } from '../src/media/media.entity.js';
import { MEDIA_STORE, originalKey, type MediaStore } from '../src/media/store/media-store.js';
import { VariantJobs } from '../src/media/variants/variant-jobs.js';
import { VariantMaker } from '../src/media/variants/variant-maker.js';
import { VariantWorker } from '../src/media/variants/variant-worker.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { drawn, settled, upload, usablePicture } from './harness/pictures.js';
import { until } from './harness/until.js';

const later = '2999-01-01T00:00:00Z';
const past = '2000-01-01T00:00:00Z';

onEachEngine('the making of variants', (api) => {
  let token: string;
  let store: MediaStore;
  let worker: VariantWorker;
  beforeAll(async () => {
    token = await api.signIn('editor');
    store = api.app.get(MEDIA_STORE);
    worker = api.app.get(VariantWorker);
  });
  afterEach(() => jest.restoreAllMocks());

  /** A job as another process left it. */
  const jobOf = async (fields: Partial<Media> = {}, width = 60): Promise<string> => {
    const id = randomUUID();
    await store.put(originalKey(id), await drawn({ width }).jpeg().toBuffer(), 'image/jpeg');
    const picture = { id, filename: 'a.jpg', mime: 'image/jpeg', width, height: 40, alt: { en: 'A' } };
    await api.source.manager.insert(Media, { ...picture, state: 'processing', ...fields });
    return id;
  };
  const rowOf = (id: string) => api.source.manager.findOneByOrFail(Media, { id });
  const retry = (id: string) => api.call<MediaDetail>('POST', `/api/media/${id}/retry`, { token });

  test('goes on where a process that died left it, once its lease has run out', async () => {
    const held = await jobOf({ lease: randomUUID(), leased_until: later });
    const orphaned = await jobOf({ lease: randomUUID(), leased_until: past }, 900);
    worker.wake();
    expect(await settled(api, token, orphaned)).toMatchObject({
      status: 'ready',
      progress: { done: 9, total: 9 },
    });
    expect(await rowOf(held)).toMatchObject({ state: 'processing', attempts: 0 });
    await api.source.manager.update(Media, held, { leased_until: past });
    worker.wake();
    expect((await settled(api, token, held)).status).toBe('ready');
  });

  test('is divided among replicas: none does what another does', async () => {
    const replicas = [1, 2, 3].map(
      () =>
        new VariantWorker(
          new VariantJobs(api.source),
          new VariantMaker(api.source, new VariantJobs(api.source), store),
          api.app.get(ENVIRONMENT),
          api.app.get(LOGGER),
        ),
    );
    const put = jest.spyOn(store, 'put');
    const ids = await Promise.all(Array.from({ length: 8 }, () => jobOf({}, 500)));
    for (const replica of [...replicas, worker]) replica.wake();
    for (const id of ids) expect(await settled(api, token, id)).toMatchObject({ status: 'ready' });
    const made = put.mock.calls.map(([key]) => key).filter((key) => !key.endsWith('original'));
    expect(made).toHaveLength(8 * 6);
    expect(new Set(made).size).toBe(made.length);
    for (const id of ids) expect((await rowOf(id)).attempts).toBe(1);
    for (const replica of replicas) await replica.beforeApplicationShutdown();
  });

  test('fails when the original is gone, says so, and can be tried again', async () => {
    const { id } = await usablePicture(api, token);
    expect(await retry(id)).toMatchObject({ status: 409, body: { code: 'nothing_to_retry' } });

    const original = await drawn().jpeg().toBuffer();
    const lost = await jobOf({ leased_until: later });
    await store.removeAll(lost);
    await api.source.manager.update(Media, lost, { leased_until: null });
    worker.wake();
    const failed = await settled(api, token, lost);
    expect(failed).toMatchObject({ status: 'failed', failure: { code: 'original_missing' } });
    expect(failed.failure?.message).toContain('Please upload it again');

    await store.put(originalKey(lost), original, 'image/jpeg');
    const again = await retry(lost);
    expect(again).toMatchObject({ status: 200, body: { status: 'processing', failure: null } });
    expect((await settled(api, token, lost)).status).toBe('ready');
    const log = await api.source.manager.findBy(Activity, { resource_id: lost });
    expect(log).toMatchObject([{ action: 'UPDATE', event: 'retried' }]);
    expect((await api.call('POST', `/api/media/${randomUUID()}/retry`, { token })).status).toBe(404);
  });

  test('fails at once when the original cannot be decoded', async () => {
    const id = await jobOf({ leased_until: later });
    await store.put(originalKey(id), Buffer.from('no picture'), 'image/jpeg');
    await api.source.manager.update(Media, id, { leased_until: null });
    worker.wake();
    expect(await settled(api, token, id)).toMatchObject({ failure: { code: 'conversion_failed' } });
    expect((await rowOf(id)).attempts).toBe(1);
  });

  test('waits while the store is away, and keeps what it made', async () => {
    const put = jest.spyOn(store, 'put');
    const id = await jobOf({ leased_until: later });
    put.mockClear();
    put.mockRejectedValueOnce(new Error('away'));
    await api.source.manager.update(Media, id, { leased_until: null });
    worker.wake();
    await until('it is put back', async () => (await rowOf(id)).lease === null && put.mock.calls.length > 0);
    expect(await rowOf(id)).toMatchObject({ state: 'processing', attempts: 1 });
    await api.source.manager.update(Media, id, { leased_until: past });
    worker.wake();
    expect((await settled(api, token, id)).status).toBe('ready');
  });

  test('is given up when it was begun too often', async () => {
    const id = await jobOf({ attempts: 3 });
    worker.wake();
    expect(await settled(api, token, id)).toMatchObject({ failure: { code: 'interrupted' } });
    await retry(id);
    expect((await settled(api, token, id)).status).toBe('ready');
  });

  test('leaves a picture alone that is deleted meanwhile', async () => {
    const encoded = await drawn({ width: 1900, height: 900 }).jpeg().toBuffer();
    const { body } = await upload(api, token, { file: encoded });
    await until('progress', async () => {
      const { body: now } = await api.call<MediaDetail>('GET', `/api/media/${body.id}`, { token });
      return now.progress.done > 0;
    });
    expect((await api.call('DELETE', `/api/media/${body.id}`, { token })).status).toBe(204);
    const { id } = await usablePicture(api, token);
    expect((await rowOf(id)).state).toBe('ready');
  });

  test('leaves the processor to the requests', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
    const create = { width: 1200, height: 900, channels: 3, background: 'red', noise } as const;
    const file = await sharp({ create }).jpeg().toBuffer();
    const before = performance.eventLoopUtilization();
    const { body } = await upload(api, token, { file });
    await until('it is ready', async () => (await rowOf(body.id)).state === 'ready');
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
  });

  test('is kept where nobody else on the machine reads it', async () => {
    const { id } = await usablePicture(api, token);
    const modes = ['', id, join(id, 'original')].map(
      (name) => statSync(join(api.folder, 'media', name)).mode & 0o777,
    );
    expect(modes).toEqual([0o700, 0o700, 0o600]);
  });

  test('is followed by a sweep of what nobody knows of, once it is old', async () => {
    const { id: known } = await usablePicture(api, token);
    const [old, young] = [randomUUID(), randomUUID()];
    const files = {
      uploadOld: join(api.folder, 'uploads', 'old'),
      folderOld: join(api.folder, 'uploads', 'left', 'within'),
      uploadYoung: join(api.folder, 'uploads', 'young'),
      orphanOld: join(api.folder, 'media', old, '400.jpg'),
      orphanYoung: join(api.folder, 'media', young, '400.jpg'),
      known: join(api.folder, 'media', known, 'original'),
    };
    const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
    for (const [name, file] of Object.entries(files)) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, 'x');
      if (!name.endsWith('Young')) utimesSync(file, longAgo, longAgo);
      if (name === 'folderOld') utimesSync(dirname(file), longAgo, longAgo);
    }
    for (const name of readdirSync(join(api.folder, 'media', known)))
      utimesSync(join(api.folder, 'media', known, name), longAgo, longAgo);
    await api.app.get(MediaSweep).pass();
    const left = Object.entries(files).filter(([, file]) => existsSync(file));
    expect(left.map(([name]) => name)).toEqual(['uploadYoung', 'orphanYoung', 'known']);
    expect(existsSync(dirname(files.folderOld))).toBe(false);
    rmSync(files.uploadYoung);
  });
});
