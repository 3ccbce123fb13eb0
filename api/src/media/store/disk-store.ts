import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DiskTarget } from '../../config/media-env.js';
import type { MediaStore, StoredFile } from './media-store.js';

/** Originals say where and by whom a picture was taken: nobody else on the machine reads them. */
const ownFile = 0o600;
const ownFolder = 0o700;

/** Keeps files in a folder, one folder a picture. */
export class DiskStore implements MediaStore {
  private readonly folder: string;
  private readonly temporary: string;

  constructor({ folder, temporary }: DiskTarget) {
    this.folder = folder;
    this.temporary = temporary;
  }

  async put(key: string, content: Buffer): Promise<void> {
    const file = join(this.folder, key);
    await mkdir(dirname(file), { recursive: true, mode: ownFolder });
    await mkdir(this.temporary, { recursive: true, mode: ownFolder });
    // Renamed when it is whole. What a killed process leaves is swept with the uploads that broke off.
    const part = join(this.temporary, randomUUID());
    await writeFile(part, content, { flush: true, mode: ownFile });
    await rename(part, file);
  }

  async size(key: string): Promise<number | undefined> {
    return (await unlessMissing(stat(join(this.folder, key))))?.size;
  }

  async get(key: string) {
    const file = await unlessMissing(open(join(this.folder, key)));
    if (!file) return undefined;
    return { bytes: (await file.stat()).size, stream: file.createReadStream() };
  }

  async removeAll(id: string): Promise<void> {
    await rm(join(this.folder, id), { recursive: true, force: true });
  }

  async *list(): AsyncIterable<StoredFile> {
    // Older versions made the folder, and what is in it, readable for everybody on the machine.
    await unlessMissing(chmod(this.folder, ownFolder));
    for (const id of (await unlessMissing(readdir(this.folder))) ?? []) {
      for (const name of (await unlessMissing(readdir(join(this.folder, id)))) ?? []) {
        const key = `${id}/${name}`;
        const found = await unlessMissing(stat(join(this.folder, key)));
        if (found) yield { key, bytes: found.size, modifiedAt: found.mtime };
      }
    }
  }
}

async function unlessMissing<Found>(search: Promise<Found>): Promise<Found | undefined> {
  try {
    return await search;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
}
