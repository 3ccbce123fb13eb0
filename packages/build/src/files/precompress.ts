import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isCompressible, writeCompressedCopies } from './compressed-copies.ts';
import { listFiles } from './list-files.ts';

/**
 * Writes a `.br` and a `.gz` beside every text file in a folder, so that the server need not compress at each request.
 */
export async function precompress(folder: string): Promise<void> {
  const files = await listFiles(folder);
  const compressedCopies = new Set(files);
  for (const name of files.filter(isCompressible)) {
    const file = path.join(folder, name);
    await writeCompressedCopies(file, await readFile(file), { folder, name, compressedCopies });
  }
}
