import { historyLimit, type Registry, type RegistryEntry } from '@lens/contracts/registry';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteManifest } from '@lens/contracts/remote';
import { findConflicts } from './checks/conflicts.ts';
import type { Store } from '../signing/store.ts';
import type { SignedState } from '../signing/signed-state.ts';
import { requireStatic } from './gate/require-static.ts';
import { nowInSeconds, withAction, type Change } from './actions.ts';
import { withCandidate, type VersionEntry } from './candidate.ts';
import { readHashes, requireSigned, requireUnchanged } from './hashes.ts';
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

interface Current {
  registry: Registry;
  state: SignedState;
}

/**
 * The registry's entry for a version to activate, and the owner of its manifest.
 * @throws Error if the version is not published, is not signed by its team, has changed since, or conflicts with another
 * remote
 */
export async function createEntry(
  { remotesFolder }: Store,
  { registry: current, state }: Current,
  name: string,
  version: string,
): Promise<{ entry: VersionEntry; owner: string | undefined }> {
  const folder = versionFolder(remotesFolder, name, version);
  if (!(await exists(folder))) throw new Error(`${name} ${version} is not published.`);
  const files = await readHashes(folder);
  await requireSigned(state, folder, { name, version });
  await requireUnchanged(folder, files);
  const manifest = await readManifest(folder);
  if (manifest.name !== name || manifest.version !== version)
    throw new Error(`The manifest in ${folder} is of ${manifest.name} ${manifest.version}.`);
  await requireNoConflicts(remotesFolder, current, manifest);
  return { entry: { version, address: `/remotes/${name}/${version}/`, files }, owner: manifest.owner };
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

export interface Activation extends Change {
  /** The share of the visitors who get it; without it everybody does. */
  percent?: number | undefined;
  /** Leaves out the gate, in an emergency. */
  unchecked?: boolean | undefined;
}

/**
 * Makes a published version the one that visitors get, or that a share of them gets.
 * @throws Error if the version is not published, is not signed by its team, has changed since, or breaks something of
 * another remote, as far as its files show; or if the share is impossible
 */
export async function activate(
  store: Store,
  name: string,
  version: string,
  { percent = 100, unchecked = false, ...change }: Activation = {},
): Promise<void> {
  await changeRegistry(store, name, async (current, state) => {
    const { entry, owner } = await createEntry(store, { registry: current, state }, name, version);
    if (!unchecked) await requireStatic(store.remotesFolder, current, name, version);
    const active = current.remotes[name];
    const next =
      percent === 100
        ? { ...entry, history: historyAfter(active, version), since: nowInSeconds() }
        : withCandidate(active, entry, { name, percent });
    const action = percent === 100 ? 'activate' : active?.candidate ? 'change-share' : 'start-roll-out';
    return {
      ...withAction(current, change, { action, remote: name, version, percent }),
      // A team without the key of the release role has published it, and reserved nothing.
      owners: { ...(owner !== undefined && { [name]: owner }), ...current.owners },
      withdrawn: current.withdrawn.filter((other) => other !== name),
      remotes: { ...current.remotes, [name]: next },
    };
  });
}
