import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withLock } from './lock.ts';
import {
  requireUsable,
  parseStoredRegistry,
  serializeRegistry,
  type StoredRegistry,
} from './stored-registry.ts';

export const registryPath = (remotesFolder: string): string => path.join(remotesFolder, 'registry.json');

const emptyRegistry = { schema: 2, revision: 0, remotes: {} };

function parse(text: string, file: string): StoredRegistry {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} is not JSON: ${cause instanceof Error ? cause.message : ''}`, { cause });
  }
  try {
    return parseStoredRegistry(value);
  } catch (cause) {
    throw new Error(`${file} is not a registry: ${cause instanceof Error ? cause.message : ''}`, { cause });
  }
}

/** Reads the registry; without a file it is empty. @throws Error if the file is not a registry */
export async function readRegistry(remotesFolder: string): Promise<StoredRegistry> {
  const file = registryPath(remotesFolder);
  const text = await readFile(file, 'utf8').catch((failure: NodeJS.ErrnoException) => {
    if (failure.code === 'ENOENT') return null;
    throw failure;
  });
  return text === null ? parseStoredRegistry(emptyRegistry) : parse(text, file);
}

/**
 * Changes the registry. Several processes may do so at the same time: a lock makes them take turns, and the rename is
 * atomic, so that readers see either the old registry or the new one.
 * @param name the remote that is changed
 * @param change returns its argument if there is nothing to change
 * @throws Error, without changing anything, if the remote's own entry is invalid (others do not matter), or if the lock
 * was lost in the meantime
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
      await writeFile(draft, serializeRegistry(next));
      await requireLock();
      await rename(draft, file);
    } finally {
      await rm(draft, { force: true });
    }
    return next;
  });
}
