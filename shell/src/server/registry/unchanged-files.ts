import { stat, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { integrityOf } from '../integrity';
import type { FileHashes } from './registry-source';

/** More than the files of the versions that open pages may still need. */
const maxFiles = 5000;

/** How to read a file and its compressed copies, which stand beside it. */
const copies = [
  { extension: '', decompress: (content: Buffer) => Promise.resolve(content) },
  { extension: '.br', decompress: promisify(brotliDecompress) },
  { extension: '.gz', decompress: promisify(gunzip) },
];

const readStamp = (file: string): Promise<string | null> =>
  stat(file).then(
    ({ mtimeMs, ctimeMs, ino, size }) => [mtimeMs, ctimeMs, ino, size].join('/'),
    () => null,
  );

/** Whether files are what their team signed. Each is read once, and again when it has changed. */
export class UnchangedFiles {
  private readonly cache = new LRUCache<string, { stamps: string; isUnchanged: boolean }>({ max: maxFiles });

  /** Also of the compressed copies, of which a browser gets one. */
  async has(folder: string, name: string, hashes: FileHashes): Promise<boolean> {
    const file = path.join(folder, name);
    const found = await Promise.all(copies.map(({ extension }) => readStamp(`${file}${extension}`)));
    const stamps = [hashes[name], ...found].join(' ');
    const cached = this.cache.get(file);
    if (cached?.stamps === stamps) return cached.isUnchanged;
    const present = copies.filter((_copy, index) => found[index] !== null);
    const isSame = async ({ extension, decompress }: (typeof copies)[number]): Promise<boolean> =>
      integrityOf(await decompress(await readFile(`${file}${extension}`))) === hashes[name];
    const isUnchanged = await Promise.all(present.map(isSame)).then(
      (all) => all.every(Boolean),
      () => false,
    );
    this.cache.set(file, { stamps, isUnchanged });
    return isUnchanged;
  }
}
