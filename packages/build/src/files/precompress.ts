import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isCompressible, writeTwins } from './compressed-twins.ts';
import { listFiles } from './list-files.ts';

/** Writes a `.br` and a `.gz` beside every text file below a folder, once instead of once per request. */
export async function precompress(folder: string): Promise<void> {
  const files = await listFiles(folder);
  const twins = new Set(files);
  for (const name of files.filter(isCompressible)) {
    const file = path.join(folder, name);
    await writeTwins(file, await readFile(file), { folder, name, twins });
  }
}
