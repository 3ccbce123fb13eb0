import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MediaStore, StoredFile } from './media-store.js';

const unfinished = '.part';

/** Keeps files in a folder, one folder a picture. */
export class DiskStore implements MediaStore {
  constructor(private readonly folder: string) {}

  async put(key: string, content: Buffer): Promise<void> {
    const file = join(this.folder, key);
    await mkdir(dirname(file), { recursive: true });
    // One name for whatever is unfinished: what a killed process left is overwritten when the work is done again.
    const part = await open(file + unfinished, 'w');
    try {
      await part.writeFile(content);
      await part.sync();
    } finally {
      await part.close();
    }
    await rename(file + unfinished, file);
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
    for (const id of (await unlessMissing(readdir(this.folder))) ?? []) {
      for (const name of (await unlessMissing(readdir(join(this.folder, id)))) ?? []) {
        const key = `${id}/${name}`;
        const found = name.endsWith(unfinished)
          ? undefined
          : await unlessMissing(stat(join(this.folder, key)));
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
