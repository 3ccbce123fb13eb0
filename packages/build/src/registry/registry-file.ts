import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { registry, type Registry, type RegistryEntry } from '@lens/contracts/registry';

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

/** Names another version for one remote. The rename is atomic: a reader sees the old registry or the new one. */
export async function writeEntry(
  remotesFolder: string,
  name: string,
  entry: RegistryEntry,
): Promise<Registry> {
  const current = await readRegistry(remotesFolder);
  const next: Registry = {
    schema: 1,
    revision: current.revision + 1,
    remotes: { ...current.remotes, [name]: entry },
  };
  const draft = `${registryPath(remotesFolder)}.${process.pid}.tmp`;
  await writeFile(draft, `${JSON.stringify(registry.parse(next), null, 2)}\n`);
  await rename(draft, registryPath(remotesFolder));
  return next;
}
