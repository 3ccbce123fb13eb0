import { historyLimit, type Registry, type RegistryEntry } from '@lens/contracts/registry';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteManifest } from '@lens/contracts/remote';
import { findConflicts } from './checks/conflicts.ts';
import { readHashes, requireUnchanged } from './hashes.ts';
import { readManifest } from './read-manifest.ts';
import { changeRegistry } from './registry-file.ts';

export const versionFolder = (remotesFolder: string, name: string, version: string): string =>
  path.join(remotesFolder, name, version);

export const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** The manifests of the other active remotes. One that cannot be read causes no conflict. */
async function readOtherManifests(
  remotesFolder: string,
  { remotes }: Registry,
  name: string,
): Promise<RemoteManifest[]> {
  const manifests = Object.entries(remotes)
    .filter(([other]) => other !== name)
    .map(([other, { version }]) =>
      readManifest(versionFolder(remotesFolder, other, version)).catch(() => null),
    );
  return (await Promise.all(manifests)).filter((manifest) => manifest !== null);
}

/** @throws Error naming everything that another active remote already uses */
export async function requireNoConflicts(
  remotesFolder: string,
  current: Registry,
  manifest: RemoteManifest,
): Promise<void> {
  const conflicts = findConflicts(manifest, await readOtherManifests(remotesFolder, current, manifest.name));
  if (conflicts.length === 0) return;
  throw new Error(
    `${manifest.name} ${manifest.version} conflicts with other remotes:\n${conflicts.map((conflict) => `  - ${conflict}`).join('\n')}`,
  );
}

/**
 * The registry's entry for a version to activate.
 * @throws Error if the version is not published, has changed since, or conflicts with another remote
 */
export async function createEntry(
  remotesFolder: string,
  current: Registry,
  name: string,
  version: string,
): Promise<Omit<RegistryEntry, 'history'>> {
  const folder = versionFolder(remotesFolder, name, version);
  if (!(await exists(folder))) throw new Error(`${name} ${version} is not published.`);
  const files = await readHashes(folder);
  await requireUnchanged(folder, files);
  const manifest = await readManifest(folder);
  if (manifest.name !== name || manifest.version !== version)
    throw new Error(`The manifest in ${folder} is of ${manifest.name} ${manifest.version}.`);
  await requireNoConflicts(remotesFolder, current, manifest);
  return { version, address: `/remotes/${name}/${version}/`, files };
}

/**
 * The history after activating a version. Activating one from the history removes those after it, since they were
 * rolled back.
 */
function historyAfter(active: RegistryEntry | undefined, version: string): string[] {
  if (!active) return [];
  if (active.version === version) return active.history;
  const index = active.history.indexOf(version);
  return index === -1
    ? [...active.history, active.version].slice(-historyLimit)
    : active.history.slice(0, index);
}

/**
 * Makes a published version the one that visitors get.
 * @throws Error if the version is not published, has changed since, or conflicts with another remote
 */
export async function activate(remotesFolder: string, name: string, version: string): Promise<void> {
  await changeRegistry(remotesFolder, name, async (current) => {
    const entry = await createEntry(remotesFolder, current, name, version);
    const history = historyAfter(current.remotes[name], version);
    return {
      ...current,
      revision: current.revision + 1,
      withdrawn: current.withdrawn.filter((other) => other !== name),
      remotes: { ...current.remotes, [name]: { ...entry, history } },
    };
  });
}
