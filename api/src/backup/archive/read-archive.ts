import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import tar from 'tar-stream';
import { readPlain } from '../encryption/age.js';

export interface ArchiveEntry {
  name: string;
  isFile: boolean;
  content: Readable;
}

export interface BackupFile {
  file: string;
  /** Private keys, if it is encrypted. */
  identities?: string[];
}

/**
 * Calls `onEntry` for one entry after the other; skips what it does not read of an entry.
 * @throws StartError when the file is encrypted, and no identity opens it
 */
export async function readArchive(
  { file, identities = [] }: BackupFile,
  onEntry: (entry: ArchiveEntry) => Promise<void>,
): Promise<void> {
  const plain = await readPlain(file, identities);
  const extract = tar.extract();
  extract.on('entry', ({ name, type }, source, next) => {
    // The library's streams are of an old kind, whose end newer functions of Node do not see.
    const content = new PassThrough();
    const ended = new Promise<void>((resolve) => source.once('end', resolve));
    source.once('close', () => content.destroy()).pipe(content);
    onEntry({ name, isFile: type === 'file', content })
      .then(() => {
        source.unpipe(content).resume();
        return ended;
      })
      .then(() => next(), next);
  });
  await pipeline(plain, createGunzip(), extract);
}
