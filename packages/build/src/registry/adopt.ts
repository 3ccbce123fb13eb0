import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { remoteName } from '@lens/contracts/registry';
import { metadataFolder, remoteRole } from '@lens/contracts/signing';
import { allowKeys, createTargets } from '../signing/delegations.ts';
import { createKey, readKeys } from '../signing/keys.ts';
import { readOptional } from '../signing/metadata-files.ts';
import { copyRoots, createRoot } from '../signing/root.ts';
import { signRelease, signVersions, type HashesOfVersion } from '../signing/sign.ts';
import { readRoot, rootFile, type SignedState } from '../signing/signed-state.ts';
import type { Store } from '../signing/store.ts';
import { hashesFile, readHashes, requireUnchanged } from './hashes.ts';
import type { RequireLock } from './lock.ts';
import { readRegistry, registryPath, withRegistryLock } from './registry-file.ts';
import { serializeRegistry } from './stored-registry.ts';

/** The versions in a remote's folder whose files are those of their list of hashes. */
async function readVersions(folder: string): Promise<{ versions: HashesOfVersion[]; refused: string[] }> {
  const names = (await readdir(folder).catch((): string[] => [])).filter((name) => !name.startsWith('.'));
  const versions: HashesOfVersion[] = [];
  const refused: string[] = [];
  for (const version of names) {
    const versionFolder = path.join(folder, version);
    try {
      await requireUnchanged(versionFolder, await readHashes(versionFolder));
      versions.push({ version, content: (await readOptional(path.join(versionFolder, hashesFile)))! });
    } catch (failure) {
      refused.push(`${version} was left unsigned: ${failure instanceof Error ? failure.message : ''}`);
    }
  }
  return { versions, refused };
}

/** The remotes with a folder or with a key, since no role that shells know may disappear. */
async function findRemotes({ remotesFolder, keysFolder }: Store): Promise<string[]> {
  const folders = (await readdir(remotesFolder, { withFileTypes: true })).flatMap((entry) =>
    entry.isDirectory() && entry.name !== metadataFolder ? [entry.name] : [],
  );
  const prefix = remoteRole('');
  const withKey = (await readKeys(keysFolder)).flatMap(({ role }) =>
    role.startsWith(prefix) ? [role.slice(prefix.length)] : [],
  );
  return [...new Set([...folders, ...withKey])].filter((name) => remoteName.safeParse(name).success).sort();
}

async function adoptUnderLock(store: Store, requireLock: RequireLock): Promise<string[]> {
  const { remotesFolder, keysFolder } = store;
  // Before anything is signed: a registry that cannot be read is left as it is.
  const registryText = serializeRegistry(await readRegistry(remotesFolder));
  if (!(await readOptional(rootFile(keysFolder)))) await createRoot(store);
  await rm(path.join(remotesFolder, metadataFolder), { recursive: true, force: true });
  await copyRoots(store);
  const root = await readRoot(store);
  const keys = await readKeys(keysFolder);
  const targets = await createTargets(store, { root, keys }, requireLock);
  let state: SignedState = { root, keys, targets, teams: new Map(), published: null };
  const lines: string[] = [];
  for (const name of await findRemotes(store)) {
    const role = remoteRole(name);
    const found = keys.filter((key) => key.role === role);
    const teamKeys = found.length > 0 ? found : [await createKey(keysFolder, role)];
    state = { ...state, keys: [...keys, ...teamKeys] };
    state = await allowKeys(store, state, name, { keys: teamKeys }, requireLock);
    const { versions, refused } = await readVersions(path.join(remotesFolder, name));
    state = await signVersions(store, state, name, versions, requireLock);
    lines.push(`${name}: ${versions.length} versions are signed`, ...refused.map((line) => `  ${line}`));
  }
  await signRelease(store, state, { registryText }, requireLock);
  return lines;
}

/**
 * Signs a folder of remotes as it is, with the keys of all roles, and makes those that are missing. For a folder from
 * before remotes were signed, or one that was put back from elsewhere: whoever runs it vouches for what is in it.
 * @returns the lines to print
 */
export const adopt = (store: Store): Promise<string[]> =>
  withRegistryLock(store, (requireLock) => adoptUnderLock(store, requireLock));

/** Whether nothing was ever published here. A folder that lost its signatures is not taken for a new one. */
async function isEmpty({ remotesFolder }: Store): Promise<boolean> {
  const names = await readdir(remotesFolder).catch((): string[] => []);
  return !names.includes(metadataFolder) && !names.includes(path.basename(registryPath(remotesFolder)));
}

/**
 * Signs an empty folder at its first use. The demo makes its keys then, and signs also what an earlier version of the
 * product left there.
 */
export async function prepareStore(store: Store): Promise<void> {
  const isNeeded = async () => {
    const hasRoot = (await readOptional(rootFile(store.keysFolder))) !== null;
    return hasRoot ? isEmpty(store) : store.makesKeys;
  };
  if (!(await isNeeded())) return;
  await withRegistryLock(store, async (requireLock) => {
    if (await isNeeded()) await adoptUnderLock(store, requireLock);
  });
}
