import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MediaStore } from '../../media/store/media-store.js';
import type { FileSet, StagedFiles, StoredFile } from './file-set.js';

const mimeTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
};

/** Pictures in a media store, such as a bucket. */
export class StoredMedia implements FileSet {
  constructor(private readonly store: MediaStore) {}

  async list(): Promise<StoredFile[]> {
    const files: StoredFile[] = [];
    for await (const { key, bytes } of this.store.list()) files.push({ name: key, bytes });
    return files.sort((one, other) => one.name.localeCompare(other.name));
  }

  read(name: string): Readable {
    return Readable.from(readContent(this.store, name));
  }

  async stage(): Promise<StagedFiles> {
    return new StagedMedia(this.store, await mkdtemp(join(tmpdir(), 'restoring-')));
  }
}

async function* readContent(store: MediaStore, name: string): AsyncGenerator<Buffer> {
  const file = await store.get(name);
  if (!file) throw new Error(`The store no longer has the file ${name}.`);
  yield* file.stream as AsyncIterable<Buffer>;
}

/**
 * A bucket cannot rename, so new files are added before the old ones are deleted. Names never collide, since they
 * contain the random id of their picture.
 */
class StagedMedia implements StagedFiles {
  private readonly names: string[] = [];
  private previousNames = new Set<string>();
  private isSwapped = false;

  constructor(
    private readonly store: MediaStore,
    private readonly stagingFolder: string,
  ) {}

  async add(name: string, content: Readable): Promise<void> {
    const target = join(this.stagingFolder, name);
    await mkdir(dirname(target), { recursive: true });
    await pipeline(content, createWriteStream(target, { flags: 'wx' }));
    this.names.push(name);
  }

  async swap(): Promise<void> {
    for await (const { key } of this.store.list()) this.previousNames.add(key);
    this.isSwapped = true;
    for (const name of this.names) {
      const type = mimeTypes[extname(name)] ?? 'application/octet-stream';
      await this.store.put(name, await readFile(join(this.stagingFolder, name)), type);
    }
  }

  async undo(): Promise<void> {
    this.isSwapped = false;
    await this.removePictures(this.names, this.previousNames);
  }

  async clear(): Promise<void> {
    if (this.isSwapped) await this.removePictures([...this.previousNames], new Set(this.names));
    await rm(this.stagingFolder, { recursive: true, force: true });
  }

  /** Deletes the pictures of these files, except pictures with a file in `keptNames`. */
  private async removePictures(names: string[], keptNames: Set<string>): Promise<void> {
    const pictureId = (name: string) => name.split('/')[0]!;
    const keptIds = new Set([...keptNames].map(pictureId));
    for (const id of new Set(names.map(pictureId))) if (!keptIds.has(id)) await this.store.removeAll(id);
  }
}
