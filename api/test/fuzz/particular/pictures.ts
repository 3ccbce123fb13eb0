import type { MediaStore } from '../../../src/media/store/media-store.js';
import { MEDIA_STORE, variantKey } from '../../../src/media/store/media-store.js';
import { Media } from '../../../src/media/media.entity.js';
import { hostileFiles } from '../files.js';
import type { World } from '../world.js';
import type { Ask } from './ask.js';
import { article } from './contents.js';

const smallest = { width: 400, format: 'jpg' } as const;

/** A picture that can be used, in a world that makes none by itself. @returns its id */
export async function storePicture({ api }: World): Promise<string> {
  const { manager } = api.source;
  const { id } = await manager.save(
    manager.create(Media, { filename: 'a.jpg', mime: 'image/jpeg', alt: { en: 'A' }, state: 'ready' }),
  );
  const store = api.app.get<MediaStore>(MEDIA_STORE, { strict: false });
  await store.put(variantKey(id, smallest), Buffer.from('a picture'), 'image/jpeg');
  return id;
}

/** Files that are no pictures, and pictures that something shows. */
export async function askForPictures(ask: Ask, world: World): Promise<void> {
  for (const file of Object.values(hostileFiles))
    await ask('POST /api/media/upload', { body: { file }, type: 'multipart/form-data' });
  const id = await storePicture(world);
  const file = { path: { id, file: `${smallest.width}.${smallest.format}` } };
  await ask('GET /api/media/files/{id}/{file}', file);
  // Said, because `fetch` says that it wants no answer from a cache whenever it is given conditions.
  const known = { 'If-None-Match': `"${id}-${file.path.file}"`, 'Cache-Control': 'max-age=0' };
  await ask('GET /api/media/files/{id}/{file}', { ...file, headers: known });

  const one = { path: { id } };
  const rename = 'POST /api/media/folders/rename';
  await ask('POST /api/media/move', { body: { media: [{ id, revision: 1 }], folder: 'team/portraits' } });
  await ask(rename, { body: { from: 'team', to: 'staff' } });
  await ask(rename, { body: { from: 'team', to: 'staff' } });
  await ask(rename, { body: { from: 'staff', to: 'staff/portraits' } });
  await ask('POST /api/media/{id}/retry', one);
  await ask('POST /api/articles', { body: { ...article('with-a-cover'), cover_id: id } });
  await ask('PATCH /api/media/{id}', { ...one, body: { alt: { en: null } } });
  await ask('DELETE /api/media/{id}', one);
  const other = await storePicture(world);
  await world.api.source.manager.update(Media, other, { state: 'failed', failure: 'interrupted' });
  await ask('POST /api/media/{id}/retry', { path: { id: other } });
  await ask('DELETE /api/media/{id}', { path: { id: other } });
}
