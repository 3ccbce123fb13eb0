import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ErrorBody } from '@lens/contracts/errors';
import type { Page } from '@lens/contracts/lists';
import type { MediaAnswer, MediaDetail } from '@lens/contracts/media';
import { Activity } from '../src/activity/activity.entity.js';
import { errorPaths } from './harness/error-paths.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { drawPicture, waitForVariants, upload } from './harness/pictures.js';
import { waitFor } from './harness/wait-for.js';

/** A picture like those of phones: lying on its side, with the place where it was taken. */
const createPhonePicture = () =>
  sharp({
    create: {
      width: 1300,
      height: 2000,
      channels: 3,
      background: 'teal',
      noise: { type: 'gaussian', mean: 120, sigma: 12 },
    },
  })
    .withExif({ IFD0: { Copyright: 'A patient' }, IFD3: { GPSLatitude: '33/1 46/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

onEachEngine('a picture', (api) => {
  let token: string;
  beforeAll(async () => {
    token = await api.signIn('editor');
  });
  const read = async (id: string) => (await api.call<MediaDetail>('GET', `/api/media/${id}`, { token })).body;
  const change = (id: string, body: object) =>
    api.call<MediaDetail>('PATCH', `/api/media/${id}`, { token, body });
  const addPicture = async (fields?: Record<string, string>, size?: object) =>
    (await upload(api, token, { file: await drawPicture(size).jpeg().toBuffer(), fields })).body;
  const fetchFile = (url: string, init: RequestInit = {}) => fetch(api.url + url, init);
  const fetchBytes = async (url: string) => Buffer.from(await (await fetchFile(url)).arrayBuffer());

  test('of a phone becomes upright variants in three formats and four widths, without place and owner [API-MEDIA-1]', async () => {
    const original = await createPhonePicture();
    expect((await sharp(original).metadata()).exif?.includes('A patient')).toBe(true);
    const { body: uploaded } = await upload(api, token, { file: original });
    expect(uploaded).toMatchObject({
      width: 2000,
      height: 1300,
      status: 'processing',
      progress: { total: 12 },
    });

    const ready = await waitForVariants(api, token, uploaded.id);
    expect(ready).toMatchObject({ status: 'ready', progress: { done: 12, total: 12 }, failure: null });
    expect(ready.variants.map(({ format, width, height }) => `${format} ${width}x${height}`)).toEqual(
      [400, 800, 1200, 1920].flatMap((width) =>
        ['avif', 'jpg', 'webp'].map((format) => `${format} ${width}x${Math.round((width * 13) / 20)}`),
      ),
    );
    for (const { url, format, width, height, bytes } of ready.variants) {
      const file = await fetchBytes(url);
      const metadata = await sharp(file).metadata();
      expect(file).toHaveLength(bytes);
      expect(metadata).toMatchObject({ width, height, space: 'srgb' });
      expect(metadata.format).toBe({ avif: 'heif', jpg: 'jpeg', webp: 'webp', png: 'png' }[format]);
      expect([metadata.exif, metadata.orientation, metadata.xmp]).toEqual([undefined, undefined, undefined]);
    }
  });

  test.each([
    ['narrower than the narrowest step', { width: 60, height: 40 }, [60], 'jpg'],
    ['between two steps', { width: 1000, height: 40 }, [400, 800, 1000], 'jpg'],
    ['as wide as a step', { width: 800, height: 40 }, [400, 800], 'jpg'],
    ['with transparency', { width: 500, height: 40, alpha: 0.4 }, [400, 500], 'png'],
  ])('%s is never enlarged, and has a fallback', async (_, size, widths, fallback) => {
    const { body } = await upload(api, token, { file: await drawPicture(size).png().toBuffer() });
    const { variants } = await waitForVariants(api, token, body.id);
    expect([...new Set(variants.map(({ width }) => width))]).toEqual(widths);
    expect([...new Set(variants.map(({ format }) => format))].sort()).toEqual(
      ['avif', fallback, 'webp'].sort(),
    );
    for (const { url } of variants)
      expect((await sharp(await fetchBytes(url)).metadata()).hasAlpha).toBe(fallback === 'png');
  });

  test('is served to everybody with its type and headers for caching', async () => {
    const { id } = await addPicture();
    const [variant] = (await waitForVariants(api, token, id)).variants.filter(
      ({ format }) => format === 'webp',
    );
    const { url, bytes } = variant!;
    const answer = await fetchFile(url);
    const header = (name: string) => answer.headers.get(name);
    expect(answer.status).toBe(200);
    expect(header('content-type')).toBe('image/webp');
    expect(header('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(header('x-content-type-options')).toBe('nosniff');
    expect(header('content-disposition')).toBe('inline; filename="60.webp"');
    expect(header('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect((await answer.arrayBuffer()).byteLength).toBe(bytes);

    const notModified = await fetchFile(url, {
      headers: { 'if-none-match': header('etag')!, 'cache-control': 'max-age=0' },
    });
    expect([notModified.status, await notModified.text()]).toEqual([304, '']);
    const head = await fetchFile(url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      `${bytes}`,
      '',
    ]);
  });

  test('is closed on disk if the reader disconnects', async () => {
    const { id } = await addPicture();
    const file = join(api.folder, 'media', id, '9999.webp');
    writeFileSync(file, Buffer.alloc(30_000_000));
    const countOpenFiles = () =>
      readdirSync('/proc/self/fd').filter((name) => {
        const target = `/proc/self/fd/${name}`;
        return existsSync(target) && readlinkSync(target) === file;
      }).length;
    const abort = new AbortController();
    const answer = await fetchFile(`/api/media/files/${id}/9999.webp`, { signal: abort.signal });
    expect([answer.status, countOpenFiles()]).toEqual([200, 1]);
    abort.abort();
    await waitFor('no file is read', () => countOpenFiles() === 0);
    expect(api.logs()).not.toContain('media file');
  });

  test.each([
    ['the original', 400, (id: string) => `/api/media/files/${id}/original`],
    ['another width', 404, (id: string) => `/api/media/files/${id}/61.webp`],
    ['another format', 400, (id: string) => `/api/media/files/${id}/60.svg`],
    ['a path', 400, (id: string) => `/api/media/files/${id}/..%2f${id}%2foriginal`],
    ['an unknown picture', 404, () => `/api/media/files/${randomUUID()}/400.webp`],
    ['an invalid id', 400, () => `/api/media/files/..%2f..%2fpostgres/400.webp`],
  ])('is not served at the address of %s', async (_, status, addressOf) => {
    const { id } = await addPicture();
    await waitForVariants(api, token, id);
    const answer = await fetchFile(addressOf(id));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
    const { code } = (await answer.json()) as ErrorBody;
    expect(code).toBe(status === 404 ? 'not_found' : 'validation_failed');
  });

  test('has the status `needs_alt` as long as it lacks an English text', async () => {
    const { id, status } = await addPicture({ 'alt[es]': 'Una sala', 'alt[ko]': ' ' });
    expect(status).toBe('needs_alt');
    expect(await waitForVariants(api, token, id)).toMatchObject({
      status: 'needs_alt',
      alt: { es: 'Una sala' },
    });
    expect((await change(id, { alt: { en: 'A room', ko: '방' } })).body).toMatchObject({
      status: 'ready',
      alt: { en: 'A room', es: 'Una sala', ko: '방' },
    });
    expect((await change(id, { alt: { en: null } })).body.status).toBe('needs_alt');
  });

  test('can get another text, focal point and name [API-MEDIA-5]', async () => {
    const { id } = await addPicture({ 'alt[en]': 'A room', 'alt[es]': 'Una sala' });
    const focal_point = { x: 0.25, y: 1 };
    const { body } = await change(id, { alt: { es: 'La sala' }, focal_point, filename: ' Reception ' });
    expect(body).toMatchObject({ alt: { en: 'A room', es: 'La sala' }, focal_point, filename: 'Reception' });
    expect(await read(id)).toMatchObject({ focal_point, filename: 'Reception' });
    const entries = await api.dataSource.manager.findBy(Activity, { resource_id: id, action: 'UPDATE' });
    expect(entries).toHaveLength(1);
    expect(Object.keys(entries[0]?.changes ?? {}).sort()).toEqual(['alt', 'filename', 'focal_x', 'focal_y']);
    expect(entries[0]?.changes?.['filename']?.after).toBe('Reception');
  });

  test.each([
    ['', {}],
    ['alt.fr', { alt: { fr: 'Une pièce' } }],
    ['alt.en', { alt: { en: '' } }],
    ['alt.en', { alt: { en: 'x'.repeat(301) } }],
    ['focal_point.x', { focal_point: { x: 1.1, y: 0 } }],
    ['focal_point.y', { focal_point: { x: 0 } }],
    ['filename', { filename: '../a.jpg' }],
    ['status', { filename: 'x', status: 'ready' }],
    ['uploaded_by', { filename: 'x', uploaded_by: 'me' }],
  ])('cannot be changed with an invalid %s', async (path, body) => {
    const refused = await change(randomUUID(), body);
    expect([refused.status, errorPaths(refused.body as never)]).toEqual([400, [path]]);
  });

  test('is findIds by its name, its texts and its status, in the requested order [API-MEDIA-4]', async () => {
    const marker = randomUUID();
    const file = await drawPicture().jpeg().toBuffer();
    const uploadAs = async (filename: string, fields: Record<string, string>) =>
      (await upload(api, token, { file, filename, fields })).body.id;
    const first = await uploadAs(`a ${marker}.jpg`, { 'alt[en]': 'One' });
    const second = await uploadAs('b.jpg', { 'alt[ko]': `방 ${marker}` });
    for (const id of [first, second]) await waitForVariants(api, token, id);
    const findIds = async (query: string) => {
      const answer = await api.call<Page<MediaAnswer>>('GET', `/api/media?search=${marker}&${query}`, {
        token,
      });
      return answer.body.items.map(({ id }) => id);
    };
    expect(await findIds('sort=filename')).toEqual([first, second]);
    expect(await findIds('sort=-filename')).toEqual([second, first]);
    expect(await findIds('status=needs_alt')).toEqual([second]);
    expect(await findIds('status=ready')).toEqual([first]);
    expect(await findIds('status=failed')).toEqual([]);
    const refused = await api.call('GET', '/api/media?status=hidden', { token });
    expect([refused.status, errorPaths(refused.body)]).toEqual([400, ['status']]);
    const languages = await api.call<Page<MediaAnswer>>('GET', '/api/media?search=es-MX', { token });
    expect(languages.body.total).toBe(0);
  });

  test('is deleted with all its files', async () => {
    const { id } = await addPicture();
    const [variant] = (await waitForVariants(api, token, id)).variants;
    const folders = () => readdirSync(join(api.folder, 'media'));
    expect(folders()).toContain(id);
    expect((await api.call('DELETE', `/api/media/${id}`, { token })).status).toBe(204);
    expect(folders()).not.toContain(id);
    expect((await fetchFile(variant!.url)).status).toBe(404);
    expect((await api.call('GET', `/api/media/${id}`, { token })).status).toBe(404);
    expect((await api.call('DELETE', `/api/media/${id}`, { token })).status).toBe(404);
    expect((await change(id, { filename: 'x' })).status).toBe(404);
    const entries = await api.dataSource.manager.findBy(Activity, { resource_id: id, action: 'DELETE' });
    expect(entries).toHaveLength(1);
  });
});
