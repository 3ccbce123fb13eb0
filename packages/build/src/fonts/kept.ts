import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Changes whenever the same sources would give other files. */
const edition = '2';

/**
 * What was made of the same things before, from a folder, or else made and kept there.
 * @param from everything that the result depends on
 */
export async function kept(
  folder: string,
  from: (string | Buffer)[],
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const hash = createHash('sha256').update(edition);
  for (const part of from) hash.update(createHash('sha256').update(part).digest());
  const file = path.join(folder, hash.digest('hex'));
  if (existsSync(file)) return readFile(file);
  const made = await make();
  await mkdir(folder, { recursive: true });
  // Two builds may make the same at once, and one of them may be stopped.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, made);
  await rename(draft, file);
  return made;
}
