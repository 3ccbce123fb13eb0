import type { MediaStore } from '../../../src/media/store/media-store.js';
import { MEDIA_STORE, variantKey } from '../../../src/media/store/media-store.js';
import { Media } from '../../../src/media/media.entity.js';
import { hostileFiles } from '../files.js';
import type { FuzzSession } from '../fuzz-session.js';
import type { Send } from './send.js';
import { article } from './contents.js';

const smallestVariant = { width: 400, format: 'jpg' } as const;

/** Stores a picture that can be used, since no generated request does. @returns its id */
export async function storePicture({ api }: FuzzSession): Promise<string> {
  const { manager } = api.dataSource;
  const { id } = await manager.save(
    manager.create(Media, { filename: 'a.jpg', mime: 'image/jpeg', alt: { en: 'A' }, state: 'ready' }),
  );
  const store = api.app.get<MediaStore>(MEDIA_STORE, { strict: false });
  await store.put(variantKey(id, smallestVariant), Buffer.from('a picture'), 'image/jpeg');
  return id;
}

/** Files that are not pictures, and pictures in use. */
export async function sendPictureRequests(send: Send, session: FuzzSession): Promise<void> {
  for (const file of Object.values(hostileFiles))
    await send('POST /api/media/upload', { body: { file }, type: 'multipart/form-data' });
  const id = await storePicture(session);
  const file = { path: { id, file: `${smallestVariant.width}.${smallestVariant.format}` } };
  await send('GET /api/media/files/{id}/{file}', file);
  // `Cache-Control` is set because clients otherwise add `no-cache` to conditional requests.
  const notModified = { 'If-None-Match': `"${id}-${file.path.file}"`, 'Cache-Control': 'max-age=0' };
  await send('GET /api/media/files/{id}/{file}', { ...file, headers: notModified });

  const one = { path: { id } };
  const rename = 'POST /api/media/folders/rename';
  await send('POST /api/media/move', { body: { media: [{ id, revision: 1 }], folder: 'team/portraits' } });
  await send(rename, { body: { from: 'team', to: 'staff' } });
  await send(rename, { body: { from: 'team', to: 'staff' } });
  await send(rename, { body: { from: 'staff', to: 'staff/portraits' } });
  await send('POST /api/media/{id}/retry', one);
  await send('POST /api/articles', { body: { ...article('with-a-cover'), cover_id: id } });
  await send('PATCH /api/media/{id}', { ...one, body: { alt: { en: null } } });
  await send('DELETE /api/media/{id}', one);
  const other = await storePicture(session);
  await session.api.dataSource.manager.update(Media, other, { state: 'failed', failure: 'interrupted' });
  await send('POST /api/media/{id}/retry', { path: { id: other } });
  await send('DELETE /api/media/{id}', { path: { id: other } });
}
