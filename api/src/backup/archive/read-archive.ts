import { createReadStream } from 'node:fs';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import tar from 'tar-stream';

export interface ArchiveEntry {
  name: string;
  isFile: boolean;
  content: Readable;
}

/** Hands over one entry after the other; what is left of an entry is passed over. */
export async function readArchive(
  file: string,
  onEntry: (entry: ArchiveEntry) => Promise<void>,
): Promise<void> {
  const extract = tar.extract();
  extract.on('entry', ({ name, type }, old, next) => {
    // The archive's own streams are of an older kind, whose end newer functions do not see.
    const content = new PassThrough();
    const ended = new Promise<void>((resolve) => old.once('end', resolve));
    old.once('close', () => content.destroy()).pipe(content);
    onEntry({ name, isFile: type === 'file', content })
      .then(() => {
        old.unpipe(content).resume();
        return ended;
      })
      .then(() => next(), next);
  });
  await pipeline(createReadStream(file), createGunzip(), extract);
}
