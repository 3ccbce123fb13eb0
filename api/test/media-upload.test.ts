import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { errorBody, type ErrorBody } from '@lens/contracts/errors';
import { uploadLimitBytes, type MediaDetail } from '@lens/contracts/media';
import { Activity } from '../src/activity/activity.entity.js';
import { Media } from '../src/media/media.entity.js';
import { errorPaths } from './harness/error-paths.js';
import {
  animatedWebp,
  append,
  blankPng,
  emptyZip,
  isoBox,
  jpeg,
  noisyPicture,
  script,
  svg,
  truncate,
  withComment,
} from './harness/odd-pictures.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { drawPicture, sendForm, upload } from './harness/pictures.js';
import { waitFor } from './harness/wait-for.js';

onEachEngine('an upload', (api) => {
  const listTemporaryFiles = () => readdirSync(join(api.folder, 'uploads'));
  /** Waits, since variants that are being made use the same folder. */
  const expectNoTemporaryFiles = () => waitFor('no file is left', () => listTemporaryFiles().length === 0);
  const countPictures = () => api.dataSource.manager.count(Media);
  let token: string;
  beforeAll(async () => {
    token = await api.signIn('editor');
  });

  test.each([
    ['JPEG', 'image/jpeg', () => jpeg()],
    ['PNG', 'image/png', () => drawPicture().png().toBuffer()],
    ['WebP', 'image/webp', () => drawPicture({ alpha: 0.5 }).webp().toBuffer()],
    ['AVIF', 'image/avif', () => drawPicture().avif({ effort: 0 }).toBuffer()],
    [
      'JPEG with a second picture, like those of phones,',
      'image/jpeg',
      async () => append(jpeg(), '\0\0', await jpeg()),
    ],
    ['JPEG with a film, like those of phones,', 'image/jpeg', () => append(jpeg(), isoBox('ftyp', 'mp42'))],
  ])('of a %s is accepted, whatever its filename', async (_, mime, make) => {
    const file = await make();
    const answer = await upload(api, token, { file, filename: 'Wartezimmer – 待合室.gif' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      filename: 'Wartezimmer – 待合室.gif',
      mime,
      width: 60,
      height: 40,
      bytes: file.length,
      alt: { en: 'A quiet room' },
      focal_point: { x: 0.5, y: 0.5 },
      progress: { total: 3 },
      usage: [],
    });
    expect(answer.body.uploaded_by).toMatch(/^editor-/);
    const { id } = answer.body;
    expect(await api.dataSource.manager.findBy(Activity, { resource_id: id })).toMatchObject([
      { action: 'CREATE', resource_type: 'media', username: answer.body.uploaded_by },
    ]);
    await expectNoTemporaryFiles();
  });

  test.each<[string, number, string, () => Promise<Buffer> | Buffer]>([
    ['an SVG', 415, 'unsupported_image', () => Buffer.from(svg)],
    ['an SVG with a declaration', 415, 'unsupported_image', () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['a page', 415, 'unsupported_image', () => Buffer.from(`<!doctype html>${script}`)],
    ['a text', 415, 'unsupported_image', () => Buffer.from('not a picture')],
    ['an empty file', 415, 'unsupported_image', () => Buffer.alloc(0)],
    ['a GIF', 415, 'unsupported_image', () => drawPicture().gif().toBuffer()],
    ['a TIFF', 415, 'unsupported_image', () => drawPicture().tiff().toBuffer()],
    ['a PDF', 415, 'unsupported_image', () => Buffer.from('%PDF-1.7\n%%EOF')],
    ['an archive', 415, 'unsupported_image', () => emptyZip],
    [
      'a page that starts like a JPEG',
      422,
      'image_damaged',
      () => append(Promise.resolve(Buffer.from([0xff, 0xd8, 0xff, 0xe0])), script),
    ],
    ['half a JPEG', 422, 'image_damaged', () => truncate(noisyPicture().jpeg().toBuffer())],
    ['half a PNG', 422, 'image_damaged', () => truncate(noisyPicture().png().toBuffer())],
    [
      'a PNG without its first chunk',
      422,
      'image_damaged',
      () =>
        drawPicture()
          .png()
          .toBuffer()
          .then((bytes) => bytes.subarray(0, 8)),
    ],
    [
      'a PNG with damaged first bytes',
      422,
      'image_damaged',
      () => Buffer.from('\x89PNG broken, as a download may be', 'latin1'),
    ],
    ['half a WebP', 422, 'image_damaged', () => truncate(noisyPicture().webp().toBuffer())],
    ['half an AVIF', 422, 'image_damaged', () => truncate(noisyPicture().avif({ effort: 0 }).toBuffer())],
    ['a JPEG with a page after its end', 422, 'image_not_plain', () => append(jpeg(), script)],
    ['a JPEG with any text after its end', 422, 'image_not_plain', () => append(jpeg(), 'alert(1)')],
    ['a JPEG with an archive after its end', 422, 'image_not_plain', () => append(jpeg(), emptyZip)],
    ['a JPEG with a page in a comment', 422, 'image_not_plain', () => withComment(`--><html >${script}`)],
    ['a JPEG that is also a PDF', 422, 'image_not_plain', () => withComment('\n%PDF-1.4\n')],
    [
      'a PNG with a program after its end',
      422,
      'image_not_plain',
      () => append(drawPicture().png().toBuffer(), '<?php phpinfo();'),
    ],
    [
      'a WebP with spaces after its end',
      422,
      'image_not_plain',
      () => append(drawPicture().webp().toBuffer(), '  '),
    ],
    [
      'an AVIF with a script in a box',
      422,
      'image_not_plain',
      () => append(drawPicture().avif().toBuffer(), isoBox('free', script)),
    ],
    [
      'an AVIF with text after its end',
      422,
      'image_not_plain',
      () => append(drawPicture().avif().toBuffer(), '/*x*/'),
    ],
    ['an animated WebP', 422, 'image_animated', animatedWebp],
    [
      'a PNG of 100 million pixels in a few kilobytes',
      422,
      'image_too_large',
      () => blankPng(10_000, 10_000),
    ],
    [
      'a strip that is too long',
      422,
      'image_too_large',
      () => drawPicture({ width: 16_384, height: 2 }).png().toBuffer(),
    ],
  ])('of %s is refused with %i %s, and nothing is stored', async (_, status, code, make) => {
    const before = await countPictures();
    const answer = await upload<ErrorBody>(api, token, { file: await make() });
    expect(errorBody.parse(answer.body)).toMatchObject({ code, statusCode: status });
    expect(answer.status).toBe(status);
    expect(await countPictures()).toBe(before);
    await expectNoTemporaryFiles();
  });

  test.each([
    ['../../etc/passwd'],
    ['..\\..\\boot.jpg'],
    ['/etc/cron.d/x.jpg'],
    ['C:\\a.jpg'],
    ['..'],
    ['a\u0085.jpg'],
  ])('with the filename %j is refused', async (filename) => {
    const answer = await upload<ErrorBody>(api, token, { file: await jpeg(), filename });
    expect([answer.status, answer.body.code]).toEqual([400, 'bad_file_name']);
    await expectNoTemporaryFiles();
  });

  test('gets a cleaned filename if it only looks like a path or contains direction marks', async () => {
    const uploadAndReadFilename = async (filename: string) =>
      (await upload(api, token, { file: await jpeg(), filename })).body.filename;
    expect(await uploadAndReadFilename('..%2f..%2fpasswd.jpg')).toBe('..%2f..%2fpasswd.jpg');
    expect(await uploadAndReadFilename('photo\u202egpj.exe')).toBe('photogpj.exe');
    expect(await uploadAndReadFilename(`${'x'.repeat(400)}.jpg`)).toHaveLength(200);
  });

  test.each([
    ['one byte above the limit', uploadLimitBytes + 1],
    ['far above the limit', uploadLimitBytes + 5_000_000],
  ])('%s is refused as too large', async (_, size) => {
    const file = await append(jpeg(), Buffer.alloc(size - (await jpeg()).length));
    const answer = await upload<ErrorBody>(api, token, { file });
    expect([answer.status, answer.body.code]).toEqual([413, 'file_too_large']);
    await expectNoTemporaryFiles();
  });

  test('of exactly the limit is accepted', async () => {
    const file = await append(jpeg(), Buffer.alloc(uploadLimitBytes - (await jpeg()).length));
    expect((await upload(api, token, { file })).body.bytes).toBe(uploadLimitBytes);
  });

  test.each([
    ['alt.fr', { 'alt[fr]': 'Une pièce' }],
    ['alt.__proto__', { 'alt[__proto__]': 'x' }],
    ['alt.en', { 'alt[en]': 'x'.repeat(301) }],
    ['alt[ko]', { 'alt[ko]': 'x'.repeat(5000) }],
    ['alt.en', { 'alt[en][0]': 'x' }],
    ['alt.en', { 'alt[en]': 'a\0b' }],
    ['alt', { alt: 'A room' }],
    ['status', { status: 'ready' }],
    ['file', { file: 'a text in the place of the file' }],
  ])('with an invalid field is refused, naming the field %s [API-MEDIA-2]', async (path, fields) => {
    const answer = await upload<ErrorBody>(api, token, { file: await jpeg(), fields });
    expect([answer.status, errorPaths(answer.body)]).toEqual([400, [path]]);
    await expectNoTemporaryFiles();
  });

  test('contains exactly one file, in the field `file`', async () => {
    const file = new Blob([new Uint8Array(await jpeg())]);
    const formOf = (...names: string[]) => {
      const form = new FormData();
      for (const name of names) form.append(name, file, 'a.jpg');
      return form;
    };
    const send = async (form: FormData) => {
      const { status, body } = await sendForm(`${api.url}/api/media/upload`, token, form);
      return [status, body.code, errorPaths(body)];
    };
    expect(await send(formOf('file', 'file'))).toEqual([400, 'validation_failed', ['file']]);
    expect(await send(formOf('picture'))).toEqual([400, 'validation_failed', ['picture']]);
    expect(await send(formOf())).toEqual([400, 'file_missing', []]);
    await expectNoTemporaryFiles();
  });

  test.each([
    ['as JSON', 'application/json', '{}', 415, 'multipart_required'],
    ['as a simple form', 'application/x-www-form-urlencoded', 'a=b', 415, 'unsupported_media_type'],
    ['without a boundary', 'multipart/form-data', 'x', 400, 'malformed_upload'],
    [
      'with a truncated body',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
      400,
      'malformed_upload',
    ],
  ])('%s is refused', async (_, type, body, status, code) => {
    const answer = await api.call('POST', '/api/media/upload', {
      token: token,
      headers: { 'content-type': type },
      body,
    });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    await expectNoTemporaryFiles();
  });

  test('of somebody without permission is refused before its body is read', async () => {
    const token = await api.signIn('translator');
    expect((await upload<ErrorBody>(api, token, { file: await jpeg() })).body.code).toBe('forbidden');
    expect((await upload<ErrorBody>(api, 'nobody', { file: await jpeg() })).body.code).toBe(
      'unauthenticated',
    );
  });

  test('that is aborted leaves no file and no row', async () => {
    await waitFor(
      'no variants under way',
      async () => !(await api.dataSource.manager.existsBy(Media, { state: 'processing' })),
    );
    await expectNoTemporaryFiles();
    const before = await countPictures();
    const { hostname, port } = new URL(api.url);
    const socket = connect(Number(port), hostname);
    const head = [
      'POST /api/media/upload HTTP/1.1',
      'Host: localhost',
      `Authorization: Bearer ${token}`,
      'Content-Type: multipart/form-data; boundary=b',
      'Content-Length: 5000000',
      '',
      '--b',
      'Content-Disposition: form-data; name="file"; filename="a.jpg"',
      '',
      '',
    ];
    socket.write(head.join('\r\n'));
    socket.write(Buffer.concat([await jpeg(), Buffer.alloc(1_000_000)]));
    await waitFor('a file', () => listTemporaryFiles().length === 1);
    socket.destroy();
    await expectNoTemporaryFiles();
    expect(await countPictures()).toBe(before);
    await waitFor('its entry in the log', () => api.logs().includes('"status":499'));
    expect(api.logs()).not.toContain('internal_error');
  });

  test('of the same file twice at the same moment adds two pictures', async () => {
    const file = await jpeg();
    const answers = await Promise.all([upload(api, token, { file }), upload(api, token, { file })]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(answers.map(({ body }) => (body as MediaDetail).id)).size).toBe(2);
  });

  test('that cannot be added to the database leaves nothing in the store', async () => {
    const listFolders = () => readdirSync(join(api.folder, 'media')).sort();
    const before = listFolders();
    await api.dataSource.query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN RAISE EXCEPTION ''no''; END'`);
    await api.dataSource.query(
      'CREATE TRIGGER refuse BEFORE INSERT ON media FOR EACH ROW EXECUTE FUNCTION refuse()',
    );
    const answer = await upload<ErrorBody>(api, token, { file: await jpeg() });
    await api.dataSource.query('DROP TRIGGER refuse ON media');
    expect([answer.status, answer.body.code]).toEqual([500, 'internal_error']);
    expect(listFolders()).toEqual(before);
  });
});
