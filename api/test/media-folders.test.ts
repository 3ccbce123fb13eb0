import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@lens/contracts/errors';
import type { Page } from '@lens/contracts/lists';
import type { MediaAnswer, MediaDetail, MediaFolders, MediaMoved } from '@lens/contracts/media';
import { Activity } from '../src/activity/activity.entity.js';
import { Media } from '../src/media/media.entity.js';
import { errorPaths } from './harness/error-paths.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { drawPicture, upload } from './harness/pictures.js';

onEachEngine('a folder of pictures', (api) => {
  let token: string;
  beforeAll(async () => {
    token = await api.signIn('editor');
  });
  beforeEach(() => api.dataSource.manager.deleteAll(Media));

  /** Adds pictures in folders. @returns their ids by filename */
  const addPictures = async (foldersByName: Record<string, string | null>) => {
    const names = Object.keys(foldersByName);
    const pictures = names.map((filename) => ({
      filename,
      folder: foldersByName[filename],
      mime: 'image/png',
      alt: { en: 'A' },
    }));
    const saved = await api.dataSource.manager.save(api.dataSource.manager.create(Media, pictures));
    return new Map(saved.map(({ filename, id }) => [filename, id]));
  };
  const listFilenames = async (query: string) => {
    const path = `/api/media?sort=filename&${query}`;
    return (await api.call<Page<MediaAnswer>>('GET', path, { token })).body.items.map(
      ({ filename }) => filename,
    );
  };
  const listFolders = async () => {
    const { body } = await api.call<MediaFolders>('GET', '/api/media/folders', { token });
    return body.folders.map(({ path, count }) => `${path} ${count}`);
  };
  const post = (path: string, body: object) =>
    api.call<{ moved: number } & ErrorBody>('POST', `/api/media${path}`, { token, body });
  const withRevision1 = (ids: Iterable<string | undefined>) => [...ids].map((id) => ({ id, revision: 1 }));
  const move = (media: object[], folder: string | null) =>
    api.call<MediaMoved & ErrorBody>('POST', '/api/media/move', { token, body: { media, folder } });
  const findEntries = () =>
    api.dataSource.manager.find(Activity, {
      where: [{ event: 'moved' }, { event: 'renamed' }],
      order: { created_at: 'ASC' },
    });

  test('exists, with those above it, as long as a picture is filed in it [API-MEDIA-6]', async () => {
    const ids = await addPictures({ a: null, b: 'team/portraits', c: 'team', d: 'team_x' });
    expect(await listFolders()).toEqual(['team 2', 'team_x 1', 'team/portraits 1']);
    expect(await listFilenames('folder=team')).toEqual(['b', 'c']);
    expect(await listFilenames('folder=team/portraits')).toEqual(['b']);
    expect(await listFilenames('folder=team%25')).toEqual([]);
    expect(await listFilenames('')).toEqual(['a', 'b', 'c', 'd']);
    await move(withRevision1([ids.get('b'), ids.get('c')]), null);
    expect(await listFolders()).toEqual(['team_x 1']);
  });

  test('receives one or many pictures, with an entry in the activity log for each that moves [API-MEDIA-7]', async () => {
    const before = (await findEntries()).length;
    const ids = await addPictures({ a: null, b: 'old', c: 'new' });
    const { status, body } = await move(withRevision1(ids.values()), 'new');
    expect([status, body.results]).toEqual([
      200,
      [
        { id: ids.get('a'), result: 'moved', revision: 2, error: null },
        { id: ids.get('b'), result: 'moved', revision: 2, error: null },
        { id: ids.get('c'), result: 'unchanged', revision: 1, error: null },
      ],
    ]);
    expect(await listFilenames('folder=new')).toEqual(['a', 'b', 'c']);
    const entries = (await findEntries()).slice(before);
    expect(entries.map(({ resource_id, changes }) => [resource_id, changes])).toEqual(
      expect.arrayContaining([
        [ids.get('a'), { folder: { before: null, after: 'new' } }],
        [ids.get('b'), { folder: { before: 'old', after: 'new' } }],
      ]),
    );
    expect(entries).toHaveLength(2);
    const one = await api.call<MediaDetail>('PATCH', `/api/media/${ids.get('a')}`, {
      token,
      body: { folder: null },
    });
    expect(one.body.folder).toBeNull();
  });

  test('receives the unchanged pictures, and the result says why others were refused', async () => {
    const ids = await addPictures({ a: null, b: null });
    const unknownId = randomUUID();
    await api.call('PATCH', `/api/media/${ids.get('b')}`, { token, body: { filename: 'b2' } });
    const { status, body } = await move(withRevision1([ids.get('a'), ids.get('b'), unknownId]), 'new');
    expect([status, body.results]).toEqual([
      200,
      [
        { id: ids.get('a'), result: 'moved', revision: 2, error: null },
        { id: ids.get('b'), result: 'refused', revision: 2, error: 'You have changed this in the meantime.' },
        { id: unknownId, result: 'refused', revision: null, error: 'There is nothing with this id.' },
      ],
    ]);
    expect(await listFolders()).toEqual(['new 1']);
  });

  test('is renamed with its subfolders, but never into an existing folder [API-MEDIA-8]', async () => {
    await addPictures({ a: 'team', b: 'team/portraits', c: 'teams', d: 'rooms' });
    expect((await post('/folders/rename', { from: 'team', to: 'rooms' })).body.code).toBe('folder_exists');
    expect((await post('/folders/rename', { from: 'nothing', to: 'else' })).status).toBe(404);
    const long = await post('/folders/rename', { from: 'team', to: 'x'.repeat(200) });
    expect([long.status, errorPaths(long.body)]).toEqual([400, ['to']]);
    const { body } = await post('/folders/rename', { from: 'team', to: 'people/staff' });
    expect(body).toEqual({ moved: 2, revision: expect.any(Number) });
    expect(await listFolders()).toEqual([
      'people 2',
      'people/staff 2',
      'people/staff/portraits 1',
      'rooms 1',
      'teams 1',
    ]);
    const [entry] = (await findEntries()).slice(-1);
    expect(entry).toMatchObject({
      resource_type: 'media_folder',
      resource_id: null,
      changes: { folder: { before: 'team', after: 'people/staff' } },
    });
  });

  test('receives an upload', async () => {
    const file = await drawPicture().jpeg().toBuffer();
    const { status, body } = await upload(api, token, { file, fields: { folder: 'team/portraits' } });
    expect([status, body.folder]).toEqual([201, 'team/portraits']);
  });

  test.each(['/a', 'a/', 'a//b', 'a / b', 'a\\b', 'a\nb', 'x'.repeat(201)])(
    'cannot have the name %j',
    async (folder) => {
      const { status, body } = await move(withRevision1([randomUUID()]), folder);
      expect([status, errorPaths(body)]).toEqual([400, ['folder']]);
    },
  );
});
