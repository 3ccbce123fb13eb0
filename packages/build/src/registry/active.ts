import { historyLimit, type Registry, type RegistryEntry } from '@lens/contracts/registry';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteManifest } from '@lens/contracts/remote';
import { faultsBeside } from './checks/neighbours.ts';
import { readHashes, requireUnchanged } from './hashes.ts';
import { readManifest } from './read-manifest.ts';
import { changeRegistry } from './registry-file.ts';

export const folderOf = (remotesFolder: string, name: string, version: string): string =>
  path.join(remotesFolder, name, version);

export const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** The manifests of the other remotes as they are active; one that cannot be read takes nothing from anybody. */
async function othersOf(
  remotesFolder: string,
  { remotes }: Registry,
  name: string,
): Promise<RemoteManifest[]> {
  const read = Object.entries(remotes)
    .filter(([other]) => other !== name)
    .map(([other, { version }]) => readManifest(folderOf(remotesFolder, other, version)).catch(() => null));
  return (await Promise.all(read)).filter((manifest) => manifest !== null);
}

/** @throws Error naming what another remote has already */
export async function requireRoom(
  remotesFolder: string,
  current: Registry,
  manifest: RemoteManifest,
): Promise<void> {
  const faults = faultsBeside(manifest, await othersOf(remotesFolder, current, manifest.name));
  if (faults.length === 0) return;
  throw new Error(
    `${manifest.name} ${manifest.version} stands in the way of others:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
  );
}

/**
 * What the registry says of a version that can be active: it is published, as it was, and takes nothing of another's.
 * @throws Error saying why it cannot be
 */
export async function entryOf(
  remotesFolder: string,
  current: Registry,
  name: string,
  version: string,
): Promise<Omit<RegistryEntry, 'history'>> {
  const folder = folderOf(remotesFolder, name, version);
  if (!(await exists(folder))) throw new Error(`${name} ${version} is not published.`);
  const files = await readHashes(folder);
  await requireUnchanged(folder, files);
  const manifest = await readManifest(folder);
  if (manifest.name !== name || manifest.version !== version)
    throw new Error(`${folder} says that it is ${manifest.name} ${manifest.version}.`);
  await requireRoom(remotesFolder, current, manifest);
  return { version, address: `/remotes/${name}/${version}/`, files };
}

/**
 * What was active before, once another version is. Going back to one of these leaves out what came after it: that was
 * taken back.
 */
function historyWith(active: RegistryEntry | undefined, version: string): string[] {
  if (!active) return [];
  if (active.version === version) return active.history;
  const at = active.history.indexOf(version);
  return at === -1 ? [...active.history, active.version].slice(-historyLimit) : active.history.slice(0, at);
}

/**
 * Makes a published version the one that new pages are composed of.
 * @throws Error when it was never published, its folder is no longer what was published, or it takes what is another's
 */
export async function activate(remotesFolder: string, name: string, version: string): Promise<void> {
  await changeRegistry(remotesFolder, name, async (current) => {
    const entry = await entryOf(remotesFolder, current, name, version);
    const history = historyWith(current.remotes[name], version);
    return {
      ...current,
      revision: current.revision + 1,
      withdrawn: current.withdrawn.filter((other) => other !== name),
      remotes: { ...current.remotes, [name]: { ...entry, history } },
    };
  });
}
