import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DiskTarget } from '../../config/media-env.js';
import type { MediaStore, StoredFile } from './media-store.js';

/** Private, since originals contain where and by whom a picture was taken. */
const privateFileMode = 0o600;
const privateFolderMode = 0o700;

/** Stores files on disk, with a folder for each picture. */
export class DiskStore implements MediaStore {
  private readonly folder: string;
  private readonly temporary: string;

  constructor({ folder, temporary }: DiskTarget) {
    this.folder = folder;
    this.temporary = temporary;
  }

  async put(key: string, content: Buffer): Promise<void> {
    const file = join(this.folder, key);
    await mkdir(dirname(file), { recursive: true, mode: privateFolderMode });
    await mkdir(this.temporary, { recursive: true, mode: privateFolderMode });
    // Renamed when complete. `MediaSweep` removes the temporary file if the process is killed.
    const temporaryFile = join(this.temporary, randomUUID());
    await writeFile(temporaryFile, content, { flush: true, mode: privateFileMode });
    await rename(temporaryFile, file);
  }

  async size(key: string): Promise<number | undefined> {
    return (await undefinedIfMissing(stat(join(this.folder, key))))?.size;
  }

  async get(key: string) {
    const file = await undefinedIfMissing(open(join(this.folder, key)));
    if (!file) return undefined;
    return { bytes: (await file.stat()).size, stream: file.createReadStream() };
  }

  async removeAll(id: string): Promise<void> {
    await rm(join(this.folder, id), { recursive: true, force: true });
  }

  async *list(): AsyncIterable<StoredFile> {
    // Older versions created the folder readable for everybody on the machine.
    await undefinedIfMissing(chmod(this.folder, privateFolderMode));
    for (const id of (await undefinedIfMissing(readdir(this.folder))) ?? []) {
      for (const name of (await undefinedIfMissing(readdir(join(this.folder, id)))) ?? []) {
        const key = `${id}/${name}`;
        const stats = await undefinedIfMissing(stat(join(this.folder, key)));
        if (stats) yield { key, bytes: stats.size, modifiedAt: stats.mtime };
      }
    }
  }
}

async function undefinedIfMissing<Result>(operation: Promise<Result>): Promise<Result | undefined> {
  try {
    return await operation;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
}
