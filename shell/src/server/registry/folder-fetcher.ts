import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { BaseFetcher } from 'tuf-js';
import { DownloadHTTPError } from 'tuf-js/dist/error';

/** Reads metadata from a folder of this machine, in place of an address. */
export class FolderFetcher extends BaseFetcher {
  override async downloadBytes(url: string, maxLength: number): Promise<Buffer> {
    const content = await readFile(fileURLToPath(url)).catch((failure: NodeJS.ErrnoException) => {
      if (failure.code === 'ENOENT') throw new DownloadHTTPError('There is no such file.', 404);
      throw new Error(`it cannot be read (${failure.code ?? 'unknown'})`);
    });
    if (content.length > maxLength) throw new Error('it is too long');
    return content;
  }

  fetch(): never {
    throw new Error('Only metadata is fetched.');
  }
}
