import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from './list-files.ts';

/** The subresource-integrity value of some bytes: `sha384-<base64>`. */
export const integrityOf = (content: Buffer | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** The integrity values of every file in a folder except compressed copies, by relative path, in order. */
export async function integrityOfFolder(folder: string): Promise<Record<string, string>> {
  const files = (await listFiles(folder)).filter((file) => !/\.(br|gz)$/.test(file));
  const entries = await Promise.all(
    files.map(async (file) => [file, integrityOf(await readFile(path.join(folder, file)))] as const),
  );
  return Object.fromEntries(entries);
}
