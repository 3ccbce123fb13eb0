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
const minCompressedBytes = 512;

/** Reads a compressed copy; null if its content differs from the file's. */
async function readValidCopy(copy: string, content: Buffer, { restore }: Encoding): Promise<Buffer | null> {
  const compressed = await readFile(copy);
  const restored = await restore(compressed).catch(() => null);
  return restored?.equals(content) ? compressed : null;
}

/**
 * Writes a `.br` and a `.gz` beside a file, unless it is small, so that the server need not compress it for each
 * request.
 * @param source the same file in a build, whose compressed copies are used if they are valid
 */
export async function writeCompressedCopies(
  file: string,
  content: Buffer,
  source: { folder: string; name: string; compressedCopies: ReadonlySet<string> },
): Promise<void> {
  if (!isCompressible(file) || content.length < minCompressedBytes) return;
  for (const encoding of encodings) {
    const name = `${source.name}${encoding.extension}`;
    const copy = source.compressedCopies.has(name)
      ? await readValidCopy(path.join(source.folder, name), content, encoding)
      : null;
    await writeFile(`${file}${encoding.extension}`, copy ?? (await encoding.compress(content)));
  }
}
