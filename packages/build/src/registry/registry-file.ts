import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withLock } from './lock.ts';
import { requireUsable, storedFrom, textOf, type StoredRegistry } from './stored-registry.ts';

export const registryPath = (remotesFolder: string): string => path.join(remotesFolder, 'registry.json');

const empty = { schema: 2, revision: 0, remotes: {} };

function parse(text: string, file: string): StoredRegistry {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} is not JSON: ${cause instanceof Error ? cause.message : ''}`, { cause });
  }
  try {
    return storedFrom(value);
  } catch (cause) {
    throw new Error(`${file} is no registry: ${cause instanceof Error ? cause.message : ''}`, { cause });
  }
}

/** The registry as it stands; an absent file is an empty one. @throws Error when the file is not a registry. */
export async function readRegistry(remotesFolder: string): Promise<StoredRegistry> {
  const file = registryPath(remotesFolder);
  const text = await readFile(file, 'utf8').catch((failure: NodeJS.ErrnoException) => {
    if (failure.code === 'ENOENT') return null;
    throw failure;
  });
  return text === null ? storedFrom(empty) : parse(text, file);
}

/**
 * Puts another registry in place of the one that stands. Teams may do so at the same moment: writers take turns, and the
 * rename is atomic, so that a reader sees the old registry or the new one.
 * @param name the remote that it is for
 * @param change gives back what it was given where there is nothing to change
 * @throws Error when what stands of this remote cannot be read (that of another one stays as it is), or when the lock was
 * lost meanwhile: then nothing is changed
 */
export async function changeRegistry(
  remotesFolder: string,
  name: string,
  change: (current: StoredRegistry) => StoredRegistry | Promise<StoredRegistry>,
): Promise<StoredRegistry> {
  await mkdir(remotesFolder, { recursive: true });
  const file = registryPath(remotesFolder);
  return withLock(`${file}.lock`, async (requireLock) => {
    const current = await readRegistry(remotesFolder);
    requireUsable(current, name);
    const next = await change(current);
    if (next === current) return current;
    const draft = `${file}.${randomUUID()}.tmp`;
    try {
      await writeFile(draft, textOf(next));
      await requireLock();
      await rename(draft, file);
    } finally {
      await rm(draft, { force: true });
    }
    return next;
  });
}
