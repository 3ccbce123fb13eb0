import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Environment } from '../../config/env.js';
import { createStore } from '../../media/store/create-store.js';
import type { FolderName } from '../archive/manifest.js';
import { DiskFolder, privateModes } from './disk-folder.js';
import type { FileSet } from './file-set.js';
import { StoredMedia } from './stored-media.js';

export type Folders = Record<FolderName, FileSet>;

/** The folders that a backup contains: pictures, and the published remotes with their registry. */
export async function openFolders(environment: Environment, log: Logger): Promise<Folders> {
  const { dataDir, media, remotesDir } = environment;
  return {
    // Unlike a bucket, a folder can be swapped by renaming.
    media:
      media.kind === 'disk'
        ? new DiskFolder(join(dataDir, 'media'), privateModes)
        : new StoredMedia(await createStore(media, log)),
    remotes: new DiskFolder(remotesDir),
  };
}
