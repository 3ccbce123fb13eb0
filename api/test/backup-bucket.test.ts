import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp } from '../src/backup/back-up.js';
import { DiskFolder } from '../src/backup/folders/disk-folder.js';
import { StoredMedia } from '../src/backup/folders/stored-media.js';
import { restore } from '../src/backup/restore.js';
import { createLogger } from '../src/common/logging/logger.js';
import { createStore } from '../src/media/store/create-store.js';
import type { MediaStore } from '../src/media/store/media-store.js';
import { startBucket, type Bucket } from './harness/bucket.js';
import { embedded } from './harness/engines.js';
import { fillEveryTable } from './harness/fill-every-table.js';

const log = createLogger('silent');
let bucket: Bucket;
let store: MediaStore;
let folder: string;

beforeAll(async () => {
  bucket = await startBucket();
  store = await createStore({ kind: 's3', ...bucket.target }, log);
  folder = mkdtempSync(join(tmpdir(), 'backup-bucket-'));
});
afterAll(async () => {
  await bucket.stop();
  rmSync(folder, { recursive: true });
});

const keys = async () => {
  const found: string[] = [];
  for await (const { key } of store.list()) found.push(key);
  return found.sort();
};

test('a backup contains the pictures of a bucket, and a restore replaces them', async () => {
  const { database, drop } = await embedded.create();
  const other = await embedded.create();
  const remotes = new DiskFolder(join(folder, 'remotes'));
  const folders = { media: new StoredMedia(store), remotes };
  const file = join(folder, 'site.tar.gz');
  try {
    await fillEveryTable(database.dataSource);
    await store.put('one/original', Buffer.from('first'), 'image/png');
    await store.put('one/400.webp', Buffer.from('small'), 'image/webp');
    await backUp(database.dataSource, folders, file);
    await store.removeAll('one');
    await store.put('two/original', Buffer.from('second'), 'image/png');

    const diskFolders = { media: new DiskFolder(join(folder, 'media')), remotes };
    await restore(other.database.dataSource, diskFolders, { file, replace: false });
    expect((await diskFolders.media.list())?.map(({ name }) => name).sort()).toEqual([
      'one/400.webp',
      'one/original',
    ]);

    await restore(database.dataSource, folders, { file, replace: true });
    expect(await keys()).toEqual(['one/400.webp', 'one/original']);
    const { stream } = (await store.get('one/original'))!;
    expect(Buffer.concat(await stream.toArray()).toString()).toBe('first');
  } finally {
    await drop();
    await other.drop();
  }
});
