import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { registry, type Registry, type RegistryEntry } from '@lens/contracts/registry';
import { withLock } from './lock.ts';

export const registryPath = (remotesFolder: string): string => path.join(remotesFolder, 'registry.json');

const empty: Registry = { schema: 1, revision: 0, remotes: {} };

/** The registry as it stands; an absent file is an empty one. @throws Error when the file is not a registry. */
export async function readRegistry(remotesFolder: string): Promise<Registry> {
  const text = await readFile(registryPath(remotesFolder), 'utf8').catch((failure: NodeJS.ErrnoException) => {
    if (failure.code === 'ENOENT') return null;
    throw failure;
  });
  return text === null ? empty : registry.parse(JSON.parse(text));
}

/**
 * Names another version for one remote. Teams may do so at the same moment: writers take turns, and the rename is
 * atomic, so that a reader sees the old registry or the new one.
 */
export async function writeEntry(
  remotesFolder: string,
  name: string,
  entry: Omit<RegistryEntry, 'previous'>,
): Promise<Registry> {
  await mkdir(remotesFolder, { recursive: true });
  return withLock(`${registryPath(remotesFolder)}.lock`, async () => {
    const current = await readRegistry(remotesFolder);
    const active = current.remotes[name];
    const previous = active?.version === entry.version ? active.previous : active?.version;
    const next: Registry = {
      schema: 1,
      revision: current.revision + 1,
      remotes: { ...current.remotes, [name]: { ...entry, ...(previous ? { previous } : {}) } },
    };
    const draft = `${registryPath(remotesFolder)}.${process.pid}.tmp`;
    await writeFile(draft, `${JSON.stringify(registry.parse(next), null, 2)}\n`);
    await rename(draft, registryPath(remotesFolder));
    return next;
  });
}
