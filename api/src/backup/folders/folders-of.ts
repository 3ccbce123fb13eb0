import { join } from 'node:path';
import type { Environment } from '../../config/env.js';
import type { FolderName } from '../archive/manifest.js';
import { DiskFolder } from './disk-folder.js';
import type { FileSet } from './file-set.js';

export type Folders = Record<FolderName, FileSet>;

/** What a backup holds besides the database: pictures, and the published remotes with their registry. */
export const foldersOf = ({ dataDir, remotesDir }: Environment): Folders => ({
  media: new DiskFolder(join(dataDir, 'media')),
  remotes: new DiskFolder(remotesDir),
});
