import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

interface Encoding {
  extension: string;
  compress(content: Buffer): Promise<Buffer>;
  restore(content: Buffer): Promise<Buffer>;
}

const encodings: Encoding[] = [
  {
    extension: '.br',
    compress: (content) => brotli(content, quality),
    restore: promisify(brotliDecompress),
  },
  { extension: '.gz', compress: (content) => zip(content, { level: 9 }), restore: promisify(gunzip) },
];

export const isCompressible = (file: string): boolean => /\.(js|css|json|svg|txt|html)$/.test(file);
const worthwhile = 512;

/** A twin that says the same as its file, whoever made it and whenever; null for any other. */
async function sound(twin: string, content: Buffer, { restore }: Encoding): Promise<Buffer | null> {
  const compressed = await readFile(twin);
  const restored = await restore(compressed).catch(() => null);
  return restored?.equals(content) ? compressed : null;
}

/**
 * Writes a `.br` and a `.gz` beside a file that is worth it, once instead of once per request.
 * @param source the same file in a build, where its twins may have been made before
 */
export async function writeTwins(
  file: string,
  content: Buffer,
  source: { folder: string; name: string; twins: ReadonlySet<string> },
): Promise<void> {
  if (!isCompressible(file) || content.length < worthwhile) return;
  for (const encoding of encodings) {
    const name = `${source.name}${encoding.extension}`;
    const made = source.twins.has(name)
      ? await sound(path.join(source.folder, name), content, encoding)
      : null;
    await writeFile(`${file}${encoding.extension}`, made ?? (await encoding.compress(content)));
  }
}
