import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from './list-files.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = /\.(js|css|json|svg|txt|html)$/;
const worthwhile = 512;

/** Writes a `.br` and a `.gz` beside every text file below a folder that has none, once instead of once per request. */
export async function precompress(folder: string): Promise<void> {
  const files = await listFiles(folder);
  const present = new Set(files);
  for (const file of files.filter((name) => compressible.test(name) && !present.has(`${name}.br`))) {
    const target = path.join(folder, file);
    const content = await readFile(target);
    if (content.length < worthwhile) continue;
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    await writeFile(`${target}.br`, await brotli(content, quality));
    await writeFile(`${target}.gz`, await zip(content, { level: 9 }));
  }
}
