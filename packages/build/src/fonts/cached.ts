import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Has to be changed whenever the code creates other files from the same inputs. */
const cacheVersion = '2';

/**
 * Returns a cached result, or creates it and adds it to the cache.
 * @param folder the cache
 * @param inputs everything that the result depends on
 */
export async function cached(
  folder: string,
  inputs: (string | Buffer)[],
  create: () => Promise<Buffer>,
): Promise<Buffer> {
  const hash = createHash('sha256').update(cacheVersion);
  for (const input of inputs) hash.update(createHash('sha256').update(input).digest());
  const file = path.join(folder, hash.digest('hex'));
  if (existsSync(file)) return readFile(file);
  const result = await create();
  await mkdir(folder, { recursive: true });
  // Two builds may create the same file at once, and one of them may be stopped.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, result);
  await rename(draft, file);
  return result;
}
