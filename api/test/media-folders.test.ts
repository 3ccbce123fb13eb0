import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@lens/contracts/errors';
import type { Page } from '@lens/contracts/lists';
import type { MediaAnswer, MediaDetail, MediaFolders, MediaMoved } from '@lens/contracts/media';
import { Activity } from '../src/activity/activity.entity.js';
import { Media } from '../src/media/media.entity.js';
import { pathsOf } from './harness/details.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { drawPicture, upload } from './harness/pictures.js';

onEachEngine('a folder of pictures', (api) => {
  let token: string;
  beforeAll(async () => {
    token = await api.signIn('editor');
  });
  beforeEach(() => api.source.manager.deleteAll(Media));

  /** Pictures by name, each in its folder. */
  const keep = async (places: Record<string, string | null>) => {
    const names = Object.keys(places);
    const made = names.map((filename) => ({
      filename,
      folder: places[filename],
      mime: 'image/png',
      alt: { en: 'A' },
    }));
    const saved = await api.source.manager.save(api.source.manager.create(Media, made));
    return new Map(saved.map(({ filename, id }) => [filename, id]));
  };
  const listed = async (query: string) => {
    const path = `/api/media?sort=filename&${query}`;
    return (await api.call<Page<MediaAnswer>>('GET', path, { token })).body.items.map(
      ({ filename }) => filename,
    );
  };
  const folders = async () => {
    const { body } = await api.call<MediaFolders>('GET', '/api/media/folders', { token });
    return body.folders.map(({ path, count }) => `${path} ${count}`);
  };
  const post = (path: string, body: object) =>
    api.call<{ moved: number } & ErrorBody>('POST', `/api/media${path}`, { token, body });
  const seen = (ids: Iterable<string | undefined>) => [...ids].map((id) => ({ id, revision: 1 }));
  const move = (media: object[], folder: string | null) =>
    api.call<MediaMoved & ErrorBody>('POST', '/api/media/move', { token, body: { media, folder } });
  const log = () =>
    api.source.manager.find(Activity, {
      where: [{ event: 'moved' }, { event: 'renamed' }],
      order: { created_at: 'ASC' },
    });

  test('is there as long as something lies in it, with the folders above [API-MEDIA-6]', async () => {
    const ids = await keep({ a: null, b: 'team/portraits', c: 'team', d: 'team_x' });
    expect(await folders()).toEqual(['team 2', 'team_x 1', 'team/portraits 1']);
    expect(await listed('folder=team')).toEqual(['b', 'c']);
    expect(await listed('folder=team/portraits')).toEqual(['b']);
    expect(await listed('folder=team%25')).toEqual([]);
    expect(await listed('')).toEqual(['a', 'b', 'c', 'd']);
    await move(seen([ids.get('b'), ids.get('c')]), null);
    expect(await folders()).toEqual(['team_x 1']);
  });

  test('takes one picture or many, with an entry in the log for each that moves [API-MEDIA-7]', async () => {
    const before = (await log()).length;
    const ids = await keep({ a: null, b: 'old', c: 'new' });
    const { status, body } = await move(seen(ids.values()), 'new');
    expect([status, body.results]).toEqual([
      200,
      [
        { id: ids.get('a'), result: 'moved', revision: 2, error: null },
        { id: ids.get('b'), result: 'moved', revision: 2, error: null },
        { id: ids.get('c'), result: 'unchanged', revision: 1, error: null },
      ],
    ]);
    expect(await listed('folder=new')).toEqual(['a', 'b', 'c']);
    const entries = (await log()).slice(before);
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

  test('takes what nobody changed since, and says row by row what became of the others', async () => {
    const ids = await keep({ a: null, b: null });
    const gone = randomUUID();
    await api.call('PATCH', `/api/media/${ids.get('b')}`, { token, body: { filename: 'b2' } });
    const { status, body } = await move(seen([ids.get('a'), ids.get('b'), gone]), 'new');
    expect([status, body.results]).toEqual([
      200,
      [
        { id: ids.get('a'), result: 'moved', revision: 2, error: null },
        { id: ids.get('b'), result: 'refused', revision: 2, error: 'You have changed this in the meantime.' },
        { id: gone, result: 'refused', revision: null, error: 'There is nothing with this id.' },
      ],
    ]);
    expect(await folders()).toEqual(['new 1']);
  });

  test('is renamed with all within, never into one that is there [API-MEDIA-8]', async () => {
    await keep({ a: 'team', b: 'team/portraits', c: 'teams', d: 'rooms' });
    expect((await post('/folders/rename', { from: 'team', to: 'rooms' })).body.code).toBe('folder_exists');
    expect((await post('/folders/rename', { from: 'nothing', to: 'else' })).status).toBe(404);
    const long = await post('/folders/rename', { from: 'team', to: 'x'.repeat(200) });
    expect([long.status, pathsOf(long.body)]).toEqual([400, ['to']]);
    const { body } = await post('/folders/rename', { from: 'team', to: 'people/staff' });
    expect(body).toEqual({ moved: 2, revision: expect.any(Number) });
    expect(await folders()).toEqual([
      'people 2',
      'people/staff 2',
      'people/staff/portraits 1',
      'rooms 1',
      'teams 1',
    ]);
    const [entry] = (await log()).slice(-1);
    expect(entry).toMatchObject({
      resource_type: 'media_folder',
      resource_id: null,
      changes: { folder: { before: 'team', after: 'people/staff' } },
    });
  });

  test('takes what is uploaded into it', async () => {
    const file = await drawPicture().jpeg().toBuffer();
    const { status, body } = await upload(api, token, { file, fields: { folder: 'team/portraits' } });
    expect([status, body.folder]).toEqual([201, 'team/portraits']);
  });

  test.each(['/a', 'a/', 'a//b', 'a / b', 'a\\b', 'a\nb', 'x'.repeat(201)])(
    'is never called %j',
    async (folder) => {
      const { status, body } = await move(seen([randomUUID()]), folder);
      expect([status, pathsOf(body)]).toEqual([400, ['folder']]);
    },
  );
});
